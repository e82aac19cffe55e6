// Runs before everything, in any browser: plain ES5, no build. It sets the colours and the width before the first paint, decides whether
// the page that the server drew is this visitor's, asks early for what a signed-in user will need, and replaces a white page by a message:
// for an outdated browser, and when the app breaks before it has drawn anything.
;(function () {
  var root = document.documentElement

  function kept(key) {
    try {
      return window.localStorage.getItem(key)
    } catch (error) {
      // Storage is forbidden: the defaults hold.
      return null
    }
  }

  function isModern() {
    return (
      'noModule' in document.createElement('script') &&
      typeof Promise === 'function' &&
      // Came with the newest things the build target uses (es2022); the content policy forbids to try the syntax itself.
      typeof Array.prototype.findLast === 'function' &&
      typeof Object.hasOwn === 'function' &&
      typeof window.structuredClone === 'function' &&
      typeof window.ResizeObserver === 'function' &&
      !!(window.crypto && window.crypto.getRandomValues) &&
      !!(window.CSS && window.CSS.supports && window.CSS.supports('color', 'var(--a)') && window.CSS.supports('inset', '0'))
    )
  }

  var texts = {
    ru: [
      'Обновите браузер или ОС',
      'Этот браузер устарел, и магазин в нём не работает. Установите последнюю версию браузера или обновите операционную систему.',
    ],
    en: [
      'Update your browser or OS',
      'This browser is outdated, and the store does not work in it. Install the latest version of a browser or update the operating system.',
    ],
    uz: [
      'Brauzer yoki OT ni yangilang',
      'Bu brauzer eskirgan va do‘kon unda ishlamaydi. Brauzerning so‘nggi versiyasini o‘rnating yoki operatsion tizimni yangilang.',
    ],
  }

  // The texts of E-02 in web/src/i18n: the title, the apology, the hint, the button.
  var failures = {
    ru: [
      'Произошел технический сбой',
      'Приносим извинения за неудобства.',
      'Обновите страницу. Если это не поможет, вернитесь позже.',
      'Обновить страницу',
    ],
    en: [
      'A technical failure has occurred',
      'We apologise for the inconvenience.',
      'Reload the page. If this does not help, come back later.',
      'Reload the page',
    ],
    uz: [
      'Texnik nosozlik yuz berdi',
      'Noqulaylik uchun uzr so‘raymiz.',
      'Sahifani yangilang. Yordam bermasa, keyinroq qayting.',
      'Sahifani yangilash',
    ],
  }

  function textOf(all) {
    return all[kept('B2B_LANGUAGE')] || all.ru
  }

  function showScreen(place, title, lines) {
    var main = document.createElement('main')
    main.className = 'boot-message'
    main.setAttribute('role', 'main')
    for (var index = -1; index < lines.length; index += 1) {
      var line = document.createElement(index < 0 ? 'h1' : 'p')
      line.appendChild(document.createTextNode(index < 0 ? title : lines[index]))
      main.appendChild(line)
    }
    document.title = title
    place.innerHTML = ''
    place.appendChild(main)
    return main
  }

  function showOutdated() {
    var text = textOf(texts)
    showScreen(document.body, text[0], [text[1]])
  }

  function reloadButton(label) {
    var button = document.createElement('button')
    button.type = 'button'
    button.appendChild(document.createTextNode(label))
    button.addEventListener('click', function () {
      window.location.reload()
    })
    return button
  }

  // A drawn page waits for the scripts that take it over.
  var isAwaited = false
  var strip = null

  // The page that the server drew can be read, but its buttons would be silent.
  function showStrip(text) {
    if (strip) return
    strip = document.createElement('div')
    strip.className = 'boot-strip'
    strip.setAttribute('role', 'alert')
    strip.appendChild(document.createTextNode(text[0] + '. ' + text[2] + ' '))
    strip.appendChild(reloadButton(text[3]))
    document.body.appendChild(strip)
  }

  function showFailure(facts) {
    var place = document.getElementById('root')
    var isHidden = (root.getAttribute('data-fit') || 'page') !== 'page'
    var text = textOf(failures)
    // A drawn app has its own error screens; a repeated failure is shown once.
    if (place && place.firstElementChild && !place.querySelector('.boot') && !isHidden) {
      if (isAwaited) showStrip(text)
      return
    }
    root.removeAttribute('data-fit')
    var main = showScreen(place || document.body, text[0], [text[1], text[2], facts])
    main.insertBefore(reloadButton(text[3]), main.lastChild)
  }

  function factsOf(error) {
    return error && error.message ? (error.name || 'Error') + ' · ' + error.message : String(error || '')
  }

  // React clears the page only after an uncaught error is reported, so the check of the page waits for that.
  function watchStart() {
    window.addEventListener(
      'error',
      function (event) {
        var source = event.target && event.target !== window ? event.target : null
        if (source && source.tagName !== 'SCRIPT') return
        var facts = source ? 'Loading ' + source.src + ' failed' : factsOf(event.error || event.message)
        setTimeout(showFailure, 0, facts)
      },
      // Capture: a load error of a file does not bubble from its element.
      true,
    )
    window.addEventListener('unhandledrejection', function (event) {
      setTimeout(showFailure, 0, factsOf(event.reason))
    })
  }

  if (!isModern()) {
    // A half-modern browser may still start the app: main.tsx checks this attribute first.
    root.setAttribute('data-outdated', '')
    if (document.body) showOutdated()
    else if (document.addEventListener) document.addEventListener('DOMContentLoaded', showOutdated)
    else window.onload = showOutdated
    return
  }
  watchStart()

  var mode = kept('B2B_SCHEME')
  var isDark = mode === 'dark' || (mode !== 'light' && window.matchMedia && window.matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-scheme', isDark ? 'dark' : 'light')
  root.lang = kept('B2B_LANGUAGE') || root.lang

  function keptHere(key) {
    try {
      return window.sessionStorage.getItem(key)
    } catch (error) {
      // Storage is forbidden: nothing is kept.
      return null
    }
  }

  function widthOfScreen() {
    var widths = [1280, 900, 600]
    for (var index = 0; index < widths.length; index += 1) {
      if (window.matchMedia('(min-width:' + widths[index] + 'px)').matches) return widths[index]
    }
    return 0
  }

  // Own settings of the list, folded filters, a message hidden for the session, something open in the history entry: the server knows none.
  function hasOwnView() {
    var state = window.history.state || {}
    for (var key in state) {
      if (Object.hasOwn(state, key) && key.indexOf('__TSR_') !== 0 && key !== 'key' && key !== 'canGoBack' && state[key]) return true
    }
    return (
      window.location.hash !== '' ||
      !!(kept('B2B_FORCE_DESKTOP') || kept('B2B_CATALOGUE_SETTINGS') || kept('B2B_CATALOGUE_FOLDS') || kept('B2B_COMPARED')) ||
      !!keptHere('B2B_REGIONAL_MESSAGE_HIDDEN')
    )
  }

  // `page`: all of the drawn page is this visitor's; `answers`: it is laid out otherwise; `none`: it shows other prices or texts.
  function fitOf(drawn, token) {
    var parts = drawn.split('.')
    var cookie = /(?:^|; )B2B_LOOK=([^;]*)/.exec(document.cookie)
    var isReturning = !!kept('B2B_USER_UUID')
    // A guest of old may have chosen a region: the cookie says which.
    if (token || (isReturning && !cookie) || kept('B2B_OWN_VIEW')) return 'none'
    var look = (cookie ? cookie[1] : drawn).split('.')
    var width = String(widthOfScreen())
    var notice = kept('B2B_IMPORTANT_NOTICE_DISMISSED_AT') ? '1' : '0'
    if (!cookie && width !== parts[2]) {
      document.cookie = 'B2B_LOOK=' + [parts[0], parts[1], width, parts[3], notice].join('.') + '; path=/; max-age=31536000; SameSite=Lax'
    }
    if (look[1] !== parts[1] || (kept('B2B_LANGUAGE') || parts[0]) !== parts[0]) return 'none'
    return width === parts[2] && look[3] === parts[3] && notice === parts[4] && !hasOwnView() ? 'page' : 'answers'
  }

  // The answers are taken up by web/src/api/early-answers.ts.
  function askEarly(token) {
    var meta = document.querySelector('meta[name="early-calls"]')
    var calls = meta && meta.content ? JSON.parse(meta.content) : []
    var early = { token: token, answers: {} }
    var headers = {
      accept: 'application/json',
      'accept-language': root.lang,
      authorization: 'Bearer ' + token,
      'user-uuid': kept('B2B_USER_UUID'),
    }
    for (var index = 0; index < calls.length; index += 1) {
      var answer = window.fetch(calls[index], { headers: headers, cache: 'no-store' })
      // Whoever takes the answer hears of its failure.
      answer.catch(function () {})
      early.answers[calls[index]] = answer
    }
    window.earlyAnswers = early
    // Whatever nobody took by then is asked for again; an answer that is not read would stay under way.
    setTimeout(function () {
      window.earlyAnswers = undefined
      Object.values(early.answers).forEach(function (left) {
        left
          .then(function (response) {
            return response.arrayBuffer()
          })
          .catch(function () {})
      })
    }, 15000)
  }

  // A button or a tick box of the drawn page that is pressed before the scripts hear of it: take-over.ts takes it and presses it again.
  // Links and the search work by themselves.
  function keepPress() {
    var pressed = null
    isAwaited = true
    function keep(event) {
      var target = event.target && event.target.closest ? event.target.closest('button:not([type="submit"]), input[type="checkbox"]') : null
      if (!target || (strip && strip.contains(target))) return
      event.preventDefault()
      pressed = target
    }
    document.addEventListener('click', keep, true)
    window.takeEarlyPress = function () {
      isAwaited = false
      if (strip) strip.remove()
      document.removeEventListener('click', keep, true)
      return pressed
    }
  }

  var drawn = root.getAttribute('data-look')
  if (drawn) {
    var token = keptHere('B2B_USER_TOKEN') || kept('B2B_USER_TOKEN')
    // For a signed-in user nothing is drawn.
    if (!drawn.endsWith('.own')) root.setAttribute('data-fit', fitOf(drawn, token))
    if (root.getAttribute('data-fit') === 'page') keepPress()
    if (token && kept('B2B_USER_UUID') && (kept('B2B_LANGUAGE') || drawn.split('.')[0]) === drawn.split('.')[0]) askEarly(token)
  }

  if (kept('B2B_FORCE_DESKTOP') === '1') document.querySelector('meta[name="viewport"]').setAttribute('content', 'width=1280')
})()
