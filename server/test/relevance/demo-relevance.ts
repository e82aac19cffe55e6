import { bareKind } from './demo/bare-kind.ts'
import { bareNumber } from './demo/bare-number.ts'
import { brandSeries } from './demo/brand-series.ts'
import { dimensions } from './demo/dimensions.ts'
import { featuresOnly } from './demo/features-only.ts'
import { headNoun } from './demo/head-noun.ts'
import { jargon } from './demo/jargon.ts'
import { kindOneFeature } from './demo/kind-one-feature.ts'
import { kindSeveralFeatures } from './demo/kind-several-features.ts'
import { numberWords } from './demo/number-words.ts'
import { phrases } from './demo/phrases.ts'
import { slips } from './demo/slips.ts'
import { units } from './demo/units.ts'
import type { DemoClass } from './demo-query.ts'

/** Queries of buyers of the demo; written from knowledge of the trade, never adjusted to what a search finds. */
export const demoRelevance: readonly DemoClass[] = [
  bareKind,
  kindOneFeature,
  kindSeveralFeatures,
  bareNumber,
  units,
  numberWords,
  dimensions,
  jargon,
  headNoun,
  featuresOnly,
  brandSeries,
  slips,
  phrases,
]
