import { deskPaths } from '#lib/desk-paths.ts'
import { settingParts } from './settings-parts.ts'

/** An unreadable part in the address means the first. */
export const readPart = (search: Record<string, unknown>) => settingParts.find(({ name }) => name === search.part) ?? settingParts[0]

export const partAddress = (name: string): string =>
  name === settingParts[0]?.name ? deskPaths.settings : `${deskPaths.settings}?part=${name}`
