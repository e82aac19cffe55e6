import type { Tint } from '#demo/pictures/canvas'
import type { FeatureCode } from './features.ts'
import { chance, draw } from './random.ts'
import type { Area, Line } from './brands.ts'

export type UnitCode = 'piece' | 'metre' | 'pack' | 'set'
type Setting = string | number | boolean
type Axes = Record<string, readonly Setting[]>
export type Spec = readonly [FeatureCode, Setting]
/** Minimum batch (when there is one) and the step above it, in units. */
export type Batch = { least?: number; step: number }
/** `variant` names the drawing: goods that look alike share one file. */
export type Picture = { variant: string; draw: (tint: Tint) => string; isTinted: boolean }

type Plan<A extends Axes, V = { [K in keyof A]: A[K][number] }> = {
  code: string
  name: string
  area: Area
  /** Share of the store: so many products in each full turn over all families. */
  weight: number
  section: string | ((variant: V) => string)
  /** Latin letters the makers start their codes with. */
  letters: string
  unit?: UnitCode
  axes: A
  isMade?: (variant: V) => boolean
  /** The higher, the earlier the variant enters the store. */
  commonness?: (variant: V) => number
  title: (variant: V, line: Line) => string
  specs: (variant: V, line: Line) => readonly Spec[]
  mark: (variant: V) => string
  /** Roubles at retail for a middle brand. */
  price: (variant: V) => number
  grams: (variant: V) => number
  millilitres: (variant: V) => number
  batch?: (variant: V) => Batch
  picture: (variant: V) => Picture
  related?: readonly string[]
  purpose: string
}

export type Article = {
  title: string
  specs: readonly Spec[]
  mark: string
  roubles: number
  grams: number
  millilitres: number
  batch: Batch
  picture: Picture
  section: string
}

export type Family = Pick<Plan<Axes>, 'code' | 'name' | 'area' | 'weight' | 'letters' | 'purpose'> & {
  unit: UnitCode
  related: readonly string[]
  /** The section the family itself is filed under: that of its most common variant. */
  home: string
  /** How many technical variants there are. */
  size: number
  describe: (variant: number, line: Line) => Article
  /** The most common variant with these settings. */
  find: (wanted: Record<string, Setting>) => number | undefined
}

function combine(axes: Axes): Record<string, Setting>[] {
  let variants: Record<string, Setting>[] = [{}]
  for (const [axis, settings] of Object.entries(axes))
    variants = variants.flatMap((variant) => settings.map((setting) => ({ ...variant, [axis]: setting })))
  return variants
}

/** Lays out every technical variant of a family, the commonest first. */
export function family<const A extends Axes>(plan: Plan<A>): Family {
  type V = { [K in keyof A]: A[K][number] }
  const made = (combine(plan.axes) as V[]).filter((variant) => plan.isMade?.(variant) ?? true)
  const ranked = made
    .map((variant, place) => ({ variant, rank: (plan.commonness?.(variant) ?? 0) + chance(draw.commonness, place, plan.weight) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ variant }) => variant)
  const sectionOf = (variant: V) => (typeof plan.section === 'string' ? plan.section : plan.section(variant))
  const at = (place: number) => {
    const variant = ranked[place]
    if (variant === undefined) throw new Error(`${plan.code} has no variant ${place}`)
    return variant
  }
  return {
    code: plan.code,
    name: plan.name,
    area: plan.area,
    weight: plan.weight,
    letters: plan.letters,
    purpose: plan.purpose,
    unit: plan.unit ?? 'piece',
    related: plan.related ?? [],
    home: sectionOf(at(0)),
    size: ranked.length,
    describe: (place, line) => {
      const variant = at(place)
      return {
        title: plan.title(variant, line),
        specs: plan.specs(variant, line),
        mark: plan.mark(variant),
        roubles: plan.price(variant),
        grams: Math.max(1, Math.round(plan.grams(variant))),
        millilitres: Math.max(1, Math.round(plan.millilitres(variant))),
        batch: plan.batch?.(variant) ?? { step: 1 },
        picture: plan.picture(variant),
        section: sectionOf(variant),
      }
    },
    find: (wanted) => {
      const place = ranked.findIndex((variant) => Object.entries(wanted).every(([axis, setting]) => variant[axis] === setting))
      return place < 0 ? undefined : place
    },
  }
}

/** As Russian price lists write it: 2.5 becomes «2,5». */
export const ru = (value: number) => String(value).replace('.', ',')

/** «1 порт», «2 порта», «5 портов». */
export function counted(count: number, [one, few, many]: readonly [one: string, few: string, many: string]): string {
  const [tens, last] = [count % 100, count % 10]
  if (tens > 10 && tens < 20) return `${count} ${many}`
  return `${count} ${last === 1 ? one : last > 1 && last < 5 ? few : many}`
}

/** «красный» becomes «красная». */
export const feminine = (adjective: string) => adjective.replace(/ый$/, 'ая').replace(/ий$/, 'яя')

/** «230 AC» as price lists write it: «230В AC». */
export const volts = (voltage: string) => voltage.replace(' ', 'В ')

/** A drawing that bears the brand's colour. */
export const tinted = (variant: string | number, drawing: (tint: Tint) => string): Picture => ({
  variant: String(variant),
  draw: drawing,
  isTinted: true,
})
/** A drawing that is the same for every brand. */
export const plain = (variant: string | number, drawing: () => string): Picture => ({
  variant: String(variant),
  draw: drawing,
  isTinted: false,
})
