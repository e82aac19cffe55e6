import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC_APPS = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

export const NO_CHROMIUM =
  'Для проверок в браузере нужен Chromium или Chrome: установите пакет chromium или укажите путь к программе в CHROMIUM_PATH.'

/** The browser for the journeys: the one named by CHROMIUM_PATH, or the first that starts. */
export function findChromium(environment = process.env): string | undefined {
  if (environment.CHROMIUM_PATH) return environment.CHROMIUM_PATH
  const onPath = (environment.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...MAC_APPS].find((path) => isExecutable(path) && starts(path))
}

/** As root on Debian or Ubuntu a missing browser is installed; elsewhere that is left to the user. */
export function installChromium(): string | undefined {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  console.log('Chromium не найден, ставлю пакет chromium…')
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  try {
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
  } catch {
    // apt-get has printed its reason; the caller prints what to do.
    return undefined
  }
  return findChromium()
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
