import type { Language, Localised } from '@vitrina/contract/languages'
import type { Motif } from './covers/motifs.ts'

/** A text that stands in the frame of the store, so no language may lack it. */
export type AllLanguages = Record<Language, string>

export const t = (ru: string, en: string, uz: string): AllLanguages => ({ ru, en, uz })

/** Long texts may stay in Russian alone; readers in other languages get the Russian one. */
export type DemoPage = { slug: string; title: AllLanguages; html: Localised }

/** `cover`: what its picture shows, large and, if wanted, small beside it. */
export type DemoPost = {
  slug: string
  title: AllLanguages
  lead: AllLanguages
  html: Localised
  cover: readonly [Motif, Motif?]
}

export type DemoRubric = { slug: string; name: AllLanguages; posts: readonly DemoPost[] }

export type DemoFeed = { slug: string; title: AllLanguages; description: AllLanguages; rubrics: readonly DemoRubric[] }

export type DemoHelpTopic = { slug: string; title: AllLanguages; summary: AllLanguages; html: AllLanguages; routes: readonly string[] }

export type DemoHelpGroup = { name: AllLanguages; topics: readonly DemoHelpTopic[] }
