import * as z from 'zod'
import { money } from '../money.ts'

/** A part of the search text that stands for a filter; without its words the text is searched without that filter. */
export const understoodPart = z.object({
  /** The filter it equals: `section`, `type`, `brands`, `series`, or the code of a feature. */
  filter: z.string(),
  /** `feature`: `filter` is a key among the properties, otherwise among the criteria. */
  role: z.enum(['kind', 'brand', 'series', 'feature']),
  values: z.array(z.number()),
  /** As the buyer reads it: «16 А», «Автоматические выключатели». */
  label: z.string(),
  /** Name of the feature; empty for the others. */
  name: z.string(),
  /** Where its words stand in the typed text; several, when they do not stand together. */
  spans: z.array(z.object({ from: z.number(), to: z.number() })),
  /** 0 to 1. */
  confidence: z.number(),
  /** Nothing fits all parts, so this one was left out. */
  isRelaxed: z.boolean(),
})
export type UnderstoodPart = z.infer<typeof understoodPart>

/** An amount read in the text: «10 шт». */
export const understoodAmount = z.object({ value: z.number(), spans: understoodPart.shape.spans })

/** How the search text was interpreted; any `changed` but `none` is shown to the buyer, with a way back. */
export const interpretation = z.object({
  changed: z.enum(['none', 'layout', 'spelling', 'partly']),
  text: z.string(),
  dropped: z.array(z.string()),
  understood: z.array(understoodPart),
  amount: understoodAmount.nullable(),
})

/** Why a found product stands where it stands: the parts its order was made of. */
export const hitExplanation = z.object({
  id: z.number(),
  /** The place the seller pinned it to. */
  pin: z.number().nullable(),
  /** Above zero: raised by the seller; below: lowered. */
  wish: z.number(),
  /** Named by the viewer's own code. */
  isOwned: z.boolean(),
  /** Its article or maker's code is the typed text. */
  isExact: z.boolean(),
  words: z.array(z.object({ from: z.string(), term: z.string(), points: z.number() })),
  missingWords: z.number(),
  /** Points of what was bought in the last year: by all, in the viewer's region, by the viewer's company. */
  all: z.number(),
  region: z.number(),
  company: z.number(),
  isInStock: z.boolean(),
  /** Decides between equals. */
  price: money.nullable(),
  score: z.number(),
  key: z.number(),
})
export type HitExplanation = z.infer<typeof hitExplanation>
