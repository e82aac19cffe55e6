import type { FetchedPicture } from './fetch-picture.ts'

/** A host that was asked so often in a row in vain is down: each further picture of it would hold the import up as long again. */
const MOST_IN_VAIN = 3

const hostOf = (source: string): string | null => (/^https?:/i.test(source) && URL.canParse(source) ? new URL(source).host : null)

/** Watches which servers of pictures answer; one that is silent is not asked again within the import. */
export function watchHosts(known: readonly string[]) {
  const inVain = new Map(known.map((host) => [host, MOST_IN_VAIN]))
  const isSilent = (source: string): boolean => (inVain.get(hostOf(source) ?? '') ?? 0) >= MOST_IN_VAIN
  return {
    isSilent,
    heard(source: string, result: FetchedPicture): void {
      const host = hostOf(source)
      if (host === null || isSilent(source)) return
      const isInVain = 'fault' in result && result.fault === 'no-answer'
      inVain.set(host, isInVain ? (inVain.get(host) ?? 0) + 1 : 0)
    },
    silent: (): string[] => [...inVain].filter(([, times]) => times >= MOST_IN_VAIN).map(([host]) => host),
  }
}
