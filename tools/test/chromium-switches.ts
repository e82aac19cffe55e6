/** Features that Playwright itself switches off: of several such switches the browser obeys the last, so ours repeats it. */
const OF_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** Suggestions of the address bar: every window draws them, unseen, in a process that works as long as the page of a journey. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

export const DISABLED_FEATURES = `--disable-features=${[...OF_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`

/** The next page of a journey is opened in the process of the one before, which has the store's scripts compiled: half as much work. */
export const ONE_PROCESS = '--process-per-site'
