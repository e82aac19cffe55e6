// Runs before everything, in any browser: plain ES5, no build. It sets the colours and the width before the first paint, and replaces a
// white page by a message: for an outdated browser, and when the app breaks before it has drawn anything.
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

  function showFailure(facts) {
    var place = document.getElementById('root')
    // A drawn app has its own error screens; a repeated failure is shown once.
    if (place && place.firstElementChild && !place.querySelector('.boot')) return
    var text = textOf(failures)
    var main = showScreen(place || document.body, text[0], [text[1], text[2], facts])
    var button = document.createElement('button')
    button.type = 'button'
    button.appendChild(document.createTextNode(text[3]))
    button.addEventListener('click', function () {
      window.location.reload()
    })
    main.insertBefore(button, main.lastChild)
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

  if (kept('B2B_FORCE_DESKTOP') === '1') document.querySelector('meta[name="viewport"]').setAttribute('content', 'width=1280')
})()
