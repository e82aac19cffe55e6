export type FeatureChoice = { code: string; values: number[] } | { code: string; from: number | undefined; to: number | undefined }

const bound = (text: string | undefined) => (text ? Number(text) : undefined)

type Bounds = { from: number | undefined; to: number | undefined }

/** Specification §5: of two bounds the lower comes first, in whichever order they were given. */
export const lowerFirst = ({ from, to }: Bounds): Bounds =>
  from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }

/** Features in the catalogue's address: `features=colour:4,5;cross-section:1.5~10`. Unreadable parts are skipped. */
export function readFeatures(text: string): FeatureChoice[] {
  return text.split(';').flatMap((one): FeatureChoice[] => {
    const [, code, chosen] = /^([^:]+):(.+)$/.exec(one) ?? []
    if (!code || !chosen) return []
    const range = /^(-?\d+(?:\.\d+)?)?~(-?\d+(?:\.\d+)?)?$/.exec(chosen)
    if (range) return [{ code, ...lowerFirst({ from: bound(range[1]), to: bound(range[2]) }) }]
    const values = chosen.split(',').filter((id) => /^\d{1,10}$/.test(id))
    return values.length > 0 ? [{ code, values: values.map(Number) }] : []
  })
}

/** The inverse of `readFeatures`. */
export const writeFeatures = (choices: readonly FeatureChoice[]): string =>
  choices
    .map((choice) => `${choice.code}:${'values' in choice ? choice.values.join(',') : `${choice.from ?? ''}~${choice.to ?? ''}`}`)
    .join(';')
