# 이름 없는 제안: 무엇이 가는지 낱낱이 보여 드리고, 그때마다 여쭤보고, 보낸 뒤에도 거둘 수 있다.

proposal-ask-decision = 이렇게 정해진 일을 이름 없이 서비스에 알려도 될까요? 비슷한 고객들에게 같은 안내를 하는 데 쓰여요. 동의하지 않으시면 아무것도 보내지 않아요.
proposal-ask-question = 여러 번 물어보신 이 질문을 이름 없이 서비스에 알려도 될까요? 정책을 알기 쉽게 풀이하는 데 쓰여요. 동의하지 않으시면 아무것도 보내지 않아요.
proposal-goes = 보내는 것은 이것이 전부예요.
proposal-goes-kind = · 종류: { $label } ({ $id })
proposal-kind-decision = 정해진 일
proposal-kind-question = 질문
proposal-goes-topic = · 주제: { $label } ({ $id })
proposal-goes-condition = · 조건: { $label } ({ $id })
proposal-goes-decision = · 정해진 내용: { $label } ({ $id })
proposal-goes-page = · 정책: { $page }
proposal-goes-version = · 정책: { $page } v{ $version }
proposal-goes-month = · 달: { $month }
proposal-goes-tag = · 같은 분을 한 번만 세기 위한 표시. 누구인지는 들어 있지 않아요.
proposal-stays = 이름, 계정, 이 기기, 하신 말씀과 대화, 날짜와 시각은 보내지 않아요.
proposal-when = 동의하시면 1시간에서 24시간 사이에 보내요. 보내기 전에도, 보낸 뒤에도 설정의 ‘서비스에 제안한 것’에서 거둘 수 있어요.

ask-proposal-yes = 이름 없이 보내기
ask-proposal-no = 보내지 않기
passed-by-proposal = 설정의 ‘서비스에 제안한 것’에서 답하실 수 있어요.
contribute-agreed = 1시간에서 24시간 사이에 이름 없이 보낼게요. 설정의 ‘서비스에 제안한 것’에서 언제든 거둘 수 있어요.
contribute-declined = 보내지 않을게요. 이 내용은 다시 여쭤보지 않아요.

contributions-title = 서비스에 제안한 것
contributions-open = 제안한 것 보기
contributions-back = 설정으로 돌아가기
contributions-what = 동의하신 것만 이름 없이 보내요. 무엇을 보냈는지 여기에서 모두 보실 수 있고, 언제든 거둘 수 있어요.
contributions-address = 다른 연결처럼 보내는 순간의 인터넷 주소는 서버에 보이지만, 제안과 함께 적어 두지 않아요.
contributions-login = 보내려면 로그인이 필요해요. 같은 분을 한 번만 세기 위한 표시를 만들 때만 로그인을 쓰고, 보낼 때는 쓰지 않아요.
contributions-none = 보낼 수 있는 것도, 보낸 것도 아직 없어요.
contributions-never = 제안 묻지 않기
contributions-never-hint = 켜 두면 대화에서 여쭤보지 않아요. 여기에서 직접 보내실 수는 있어요.
contributions-send-of = 이름 없이 보내기: { $text }
contributions-decline-of = 보내지 않기: { $text }
contributions-take-back = 거두기
contributions-take-back-of = 거두기: { $text }
contributions-took-back = 거두었어요.
contributions-taking-back = 거두어 달라고 적어 두었어요. 서버에 연결되면 바로 거둬요.
contributions-exactly = 오가는 그대로 보기
contributions-settings = 동의하신 것만 이름 없이 서비스에 알려요. 보낸 것을 보고 거둘 수 있어요.

contribution-possible = 보낼 수 있음
contribution-asked = 보내지 않음
contribution-declined = 보내지 않기로 함
contribution-waiting = 보내려고 기다리는 중
contribution-sent = 보냄
contribution-taking-back = 거두는 중
contribution-taken-back = 거둠

cli-nothing-to-contribute = 이름 없이 제안할 수 있는 결정이 아직 없어요. 아무것도 보내지 않았어요.
cli-contribute-how = 보내기: gieok contribute send { $id } · 보내지 않기: gieok contribute decline { $id }
cli-contribute-back = 거두기: gieok contribute retract { $id }
cli-contribute-sure = 이대로 보낼까요? [y/N]
cli-contribute-soon = --soon을 쓰셔서 기다리지 않고 바로 보내요. 보내는 때가 서버에 보여요.
cli-contribute-sent = 이름 없이 보냈어요.
cli-contributions = 서비스에 제안: 기다리는 중 { $waiting }건, 보냄 { $sent }건

contribute-unknown = 그런 제안은 없어요. gieok contribute list로 확인해 주세요. 아무것도 보내지 않았어요.
contribute-ambiguous = 그렇게 시작하는 제안이 { $count }건 있어요. 더 길게 적어 주세요. 아무것도 보내지 않았어요.
contribute-already = 이미 동의하신 제안이에요. 바뀐 것은 없어요. 거두려면 ‘서비스에 제안한 것’에서 거두어 주세요.
contribute-changed = 그사이에 내용이 바뀌어서 보내지 않았어요. 바뀐 내용으로 다시 여쭤볼게요.
contribute-vocabulary-changed = 동의하신 뒤에 서비스의 낱말이 바뀌어서 보내지 않았어요. 보낼 수 있으면 바뀐 내용으로 다시 여쭤볼게요.
contribute-vocabulary-withdrawn = 동의하신 뒤에 서비스의 낱말이 바뀌었어요. 그 전에 서비스에 닿았을 수 있어서 거두었어요.
contribute-account-deleted = 계정을 지우셔서 보내지 않았어요.
contribute-login-first = 제안을 보내려면 먼저 로그인해 주세요. 아무것도 보내지 않았어요.
contribute-other-account = 동의하실 때와 다른 계정으로 로그인되어 있어서 아직 보내지 않았어요. 그때의 계정으로 로그인하시면 보내고, 아니면 거두실 수 있어요.
contribute-key-changed = 서버가 모두에게 같은 열쇠를 쓰는지 확인하지 못해서 보내지 않았어요. 동의는 적어 두었고, 확인되면 보낼게요.
contribute-replaced = 같은 상황의 더 새로운 결정으로 바뀌었어요.
contribute-nothing-to-take-back = 거둘 것이 없어요. 바뀐 것은 없어요.
contribute-not-yet = 동의는 적어 두었지만 아직 보내지 못했어요. 나중에 다시 해 볼게요. 까닭: { $reason }
contribute-not-back-yet = 거두어 달라고 적어 두었지만 아직 거두지 못했어요. 서버에 연결되면 다시 해 볼게요. 까닭: { $reason }
contribute-failed = 서버가 받지 않았어요.
proposal-unknown = 서버의 낱말과 맞지 않아서 받지 않았어요. 아무것도 남지 않았어요.
contributor-wrong = 서버가 표시를 확인하지 못해서 받지 않았어요. 표시를 다시 만들게요.
tag-quota-full = 오늘은 표시를 더 만들 수 없어요. 동의는 적어 두었고, 내일 다시 해 볼게요.

delete-contributed = 이 사실에서 이름 없이 보낸 제안이 { $count }건 있어요. 사실을 지워도 서비스에 남으니, 원하지 않으시면 설정의 ‘서비스에 제안한 것’에서 거두어 주세요.
forget-contributed = 이 사실에서 이름 없이 보낸 제안은 서비스에 남아 있어요. 거두려면: gieok contribute retract { $id }
wipe-contributed = 이름 없이 보낸 제안 { $count }건은 누구의 것인지 모르는 채로 서비스에 남아요. 지운 뒤에는 거둘 수 없으니, 원하지 않으시면 먼저 거두어 주세요.
