import { chown, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

type User = { uid: number; gid: number }

/** How to start a PostgreSQL program: the command line, the ids for `spawn`, and the owner of its files. */
export type RunAs = {
  command: (program: string, args: string[]) => { program: string; args: string[] }
  ids: Partial<User>
  own: (path: string) => Promise<void>
}

/** The user every Linux has and no one signs in as. */
const NOBODY: User = { uid: 65534, gid: 65534 }

const asCurrentUser: RunAs = {
  command: (program, args) => ({ program, args }),
  ids: {},
  own: async () => {},
}

/** PostgreSQL refuses to run as root, so root starts it as the owner of its folder, or as `nobody`. */
export async function chooseUser({ folder, binaries }: { folder: string; binaries: string }): Promise<RunAs> {
  if (process.getuid?.() !== 0) return asCurrentUser
  const user = await userFor(folder)
  const own = (path: string) => chown(path, user.uid, user.gid)
  const isReachable = (await canTraverse(folder, user)) && (await canTraverse(binaries, user))
  if (isReachable) return { ...asCurrentUser, ids: user, own }
  return { command: (program, args) => ({ program: 'setpriv', args: [...setprivArgs(user), '--', program, ...args] }), ids: {}, own }
}

/** A closed folder made by root is given to PostgreSQL's user: it needs no right to pass through others' folders. */
export async function chownToPostgres(folder: string): Promise<void> {
  if (process.getuid?.() === 0) await chown(folder, NOBODY.uid, NOBODY.gid)
}

async function userFor(folder: string): Promise<User> {
  const { uid, gid } = await stat(folder)
  return uid === 0 ? NOBODY : { uid, gid }
}

async function canTraverse(path: string, user: User): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const mayPass = uid === user.uid ? mode & 0o100 : gid === user.gid ? mode & 0o010 : mode & 0o001
    if (!mayPass) return false
    if (folder === dirname(folder)) return true
  }
}

// In a closed home folder (/root) another user needs the right to pass. Containers grant dac_override
// and not the narrower dac_read_search, so it is the one that works everywhere.
const setprivArgs = ({ uid, gid }: User) => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  // Without it access(2), by which PostgreSQL finds its own files, leaves the capability out.
  '--securebits=+no_setuid_fixup',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
]
