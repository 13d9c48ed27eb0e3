#include <getopt.h>
#include <malloc.h>
