import { execFileSync } from 'node:child_process'
import { cp, lstat, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A copy of the working tree that uses the packages installed here: mutants are never written into real sources. */
export async function copyTree(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'vitrina-mutants-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of listed.split('\0').filter(Boolean)) {
    if (!(await lstat(join(root, file)).catch(() => null))) continue
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await cp(join(root, file), join(copy, file))
  }
  await linkPackages(copy, 'node_modules')
  await linkPackages(copy, 'server/node_modules')
  return copy
}

/** The workspaces themselves (`@vitrina/…`) point into the copy, everything else to the installed packages. */
async function linkPackages(copy: string, folder: string): Promise<void> {
  await mkdir(join(copy, folder), { recursive: true })
  for (const name of await readdir(join(root, folder))) {
    if (name === '@vitrina') continue
    await symlink(join(root, folder, name), join(copy, folder, name))
  }
  if (folder !== 'node_modules') return
  await mkdir(join(copy, folder, '@vitrina'))
  for (const workspace of await readdir(join(root, folder, '@vitrina'))) {
    await symlink(join(copy, workspace), join(copy, folder, '@vitrina', workspace))
  }
}
