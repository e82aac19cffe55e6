import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { absentOptionals, type Lockfile } from './check/lockfile.ts'

// npm omits an optional package from the lockfile when the current registry lacks it, and then `npm ci` refuses the lockfile. Packages for
// systems we do not install on are therefore written in by name and version.

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const MACHINES = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64']

const file = resolve(import.meta.dirname, '../package-lock.json')
const lockfile = JSON.parse(await readFile(file, 'utf8')) as Lockfile

for (const { parent, name, version } of absentOptionals(lockfile)) {
  const words = name.split(/[/-]/)
  const os = words.find((word) => SYSTEMS.includes(word))
  const cpu = words.find((word) => MACHINES.includes(word))
  const isMusl = name.includes('musl')
  if (!os || !cpu || (os === 'linux' && (cpu === 'x64' || cpu === 'arm64') && !isMusl))
    throw new Error(`The registry lacks ${name}@${version}: choose another version of ${parent}`)

  const isDev = lockfile.packages[parent]?.dev === true
  const path = lockfile.packages[`node_modules/${name}`] ? `${parent}/node_modules/${name}` : `node_modules/${name}`
  // npm's own key order, so that its next install changes nothing.
  lockfile.packages[path] = {
    version,
    cpu: [cpu],
    ...(isDev && { dev: true }),
    ...(isMusl && { libc: ['musl'] }),
    optional: true,
    os: [os],
  }
}

lockfile.packages = Object.fromEntries(Object.entries(lockfile.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
await writeFile(file, `${JSON.stringify(lockfile, null, 2)}\n`)
