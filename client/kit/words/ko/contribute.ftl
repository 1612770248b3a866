cli-nothing-to-contribute = 이름 없이 제안할 수 있는 결정이 아직 없어요. 아무것도 보내지 않았어요.
