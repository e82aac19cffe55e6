const browsers: readonly [RegExp, string][] = [
  [/YaBrowser\/(\d+)/, 'Яндекс Браузер'],
  [/(?:Edg|EdgA|EdgiOS)\/(\d+)/, 'Edge'],
  [/(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

/** Browser and system by the user agent, in words its owner knows; empty where unknown. */
export function deviceOf(userAgent: string): { browser: string; system: string; isPhone: boolean } {
  const found = browsers.map(([pattern, name]) => ({ name, version: pattern.exec(userAgent)?.[1] })).find(({ version }) => version)
  return {
    browser: found ? `${found.name} ${found.version}` : '',
    system: systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '',
    isPhone: /Mobi|iPhone|Android/.test(userAgent),
  }
}
