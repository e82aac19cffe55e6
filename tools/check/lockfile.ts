import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

type Ranges = Record<string, string>
export type Manifest = {
  workspaces?: string[]
  dependencies?: Ranges
  devDependencies?: Ranges
  optionalDependencies?: Ranges
  overrides?: Ranges
}
type Locked = {
  version?: string
  dev?: boolean
  optional?: boolean
  resolved?: string
  link?: boolean
  integrity?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Ranges
}
export type Lockfile = { packages: Record<string, Locked> }

const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?$/
const MACHINES = ['x64', 'arm64']

/** `npm ci` must install the same on every supported machine. */
export async function checkLockfile(): Promise<{ ok: boolean; output: string }> {
  const read = async <T>(file: string) => JSON.parse(await readFile(join(root, file), 'utf8')) as T
  const top = await read<Manifest>('package.json')
  const manifests = { 'package.json': top }
  for (const folder of top.workspaces ?? [])
    Object.assign(manifests, { [`${folder}/package.json`]: await read<Manifest>(`${folder}/package.json`) })

  const faults = [...loosePins(manifests), ...faultsOfLockfile(await read<Lockfile>('package-lock.json'))]
  return { ok: faults.length === 0, output: faults.join('\n') }
}

export function loosePins(manifests: Record<string, Manifest>): string[] {
  return Object.entries(manifests).flatMap(([file, { dependencies, devDependencies, optionalDependencies, overrides }]) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides })
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${file}: ${name} is ${version}, pin one exact version`),
  )
}

export function faultsOfLockfile(lockfile: Lockfile): string[] {
  const { packages } = lockfile
  const missing = absentOptionals(lockfile).map(({ name }) => `${name} is absent, npm ci will refuse: run node tools/complete-lockfile.ts`)
  const faults = Object.entries(packages).flatMap(([path, locked]) => [
    ...(locked.resolved?.includes('://') ? [`${path} names a registry: install with omit-lockfile-registry-resolved`] : []),
    ...(needsIntegrity(path, locked) && !locked.integrity ? [`${path} has no integrity hash`] : []),
    ...missingMachines(packages, path).map((machine) => `${path || 'package.json'} has no package for linux-${machine}`),
  ])
  return [...missing, ...faults]
}

/** Optional packages that another one lists and the lockfile lacks. */
export function absentOptionals({ packages }: Lockfile): { parent: string; name: string; version: string }[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies }]) =>
    Object.entries(optionalDependencies ?? {})
      .filter(([name]) => !findLocked(packages, parent, name))
      .map(([name, version]) => ({ parent, name, version })),
  )
}

const needsIntegrity = (path: string, locked: Locked) =>
  path.includes('node_modules/') && !locked.link && isForSupportedPlatform(path, locked)

/** npm silently omits an optional package it did not find; the gap shows only on the other machine. */
function missingMachines(packages: Lockfile['packages'], path: string): string[] {
  // A package for one machine brings its libraries for that one alone.
  if (packages[path]?.cpu) return []
  const names = Object.keys(packages[path]?.optionalDependencies ?? {})
  const found = names
    .map((name) => ({ name, locked: findLocked(packages, path, name) }))
    .filter(({ name, locked }) => locked?.os?.includes('linux') && isForSupportedPlatform(name, locked))
  if (found.length === 0 && !names.some((name) => name.includes('linux'))) return []
  return MACHINES.filter((machine) => !found.some(({ locked }) => locked?.cpu?.includes(machine)))
}

/** Linux with glibc, on either machine. */
function isForSupportedPlatform(name: string, { os, cpu, libc }: Locked): boolean {
  if (os && !os.includes('linux')) return false
  if (cpu && !MACHINES.some((machine) => cpu.includes(machine))) return false
  return libc ? libc.includes('glibc') : !name.includes('musl')
}

/** Node's lookup: in its own node_modules, then in each folder above. */
function findLocked(packages: Lockfile['packages'], from: string, name: string): Locked | undefined {
  const own = packages[`${from}${from && '/'}node_modules/${name}`]
  if (own || from === '') return own
  const above = from.lastIndexOf('/node_modules/')
  return findLocked(packages, above === -1 ? '' : from.slice(0, above), name)
}
