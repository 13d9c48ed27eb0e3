let old = Missing()
