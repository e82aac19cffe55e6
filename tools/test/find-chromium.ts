import { spawn, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Draws no window around the page, which costs a quarter of a journey's processor time. */
const HEADLESS = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC_APPS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

export const NO_CHROMIUM =
  'Для проверок в браузере нужен Chromium или Chrome: установите пакет chromium или укажите путь к программе в CHROMIUM_PATH.'

const onPath = (names: readonly string[], { PATH = '' }: NodeJS.ProcessEnv) =>
  PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

const firstThatStarts = (paths: readonly string[]) => paths.find((path) => isExecutable(path) && starts(path))

/** The browser as people have it: the one named by CHROMIUM_PATH, or the first that starts. */
export const findChromium = (environment = process.env): string | undefined =>
  environment.CHROMIUM_PATH || firstThatStarts([...onPath(NAMES, environment), ...MAC_APPS])

/** The browser for the journeys. */
export const findTestBrowser = (environment = process.env): string | undefined =>
  environment.CHROMIUM_PATH || (firstThatStarts(onPath([HEADLESS], environment)) ?? findChromium(environment))

/** As root on Debian or Ubuntu a missing browser is installed; elsewhere that is left to the user. */
export async function installTestBrowser(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  console.log('Chromium не найден, ставлю его…')
  // Not every release has the smaller package.
  if ((await apt('update', '-qq')) && ((await installPackage(HEADLESS)) || (await installPackage('chromium')))) return findTestBrowser()
  return undefined
}

const installPackage = (name: string) => apt('install', '-y', '-qq', '--no-install-recommends', name)

/** Prints its own reason when it fails. */
function apt(...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  return new Promise((done, fail) => child.once('error', fail).once('close', (code) => done(code === 0)))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Ubuntu's chromium-browser may be a stub that only asks for snap. */
const starts = (path: string) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
