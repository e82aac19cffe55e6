// Runs before everything, in any browser: plain ES5, no build. It chooses the colours and the width before the first paint,
// and tells the owner of an outdated browser what to do instead of showing a white page.
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

  function showOutdated() {
    var text = texts[kept('B2B_LANGUAGE')] || texts.ru
    document.title = text[0]
    document.body.innerHTML = '<main class="outdated" role="main"><h1></h1><p></p></main>'
    document.getElementsByTagName('h1')[0].appendChild(document.createTextNode(text[0]))
    document.getElementsByTagName('p')[0].appendChild(document.createTextNode(text[1]))
  }

  if (!isModern()) {
    // A half-modern browser may still start the app: main.tsx looks here first.
    root.setAttribute('data-outdated', '')
    if (document.body) showOutdated()
    else if (document.addEventListener) document.addEventListener('DOMContentLoaded', showOutdated)
    else window.onload = showOutdated
    return
  }

  var mode = kept('B2B_SCHEME')
  var isDark = mode === 'dark' || (mode !== 'light' && window.matchMedia && window.matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-scheme', isDark ? 'dark' : 'light')
  root.lang = kept('B2B_LANGUAGE') || root.lang

  if (kept('B2B_FORCE_DESKTOP') === '1') document.querySelector('meta[name="viewport"]').setAttribute('content', 'width=1280')
})()
