import type { Language, Localised } from '@vitrina/contract/languages'
import type { Motif } from './covers/motifs.ts'

/** A text that stands in the frame of the store, so no language may lack it. */
export type Everywhere = Record<Language, string>

export const t = (ru: string, en: string, uz: string): Everywhere => ({ ru, en, uz })

/** Long texts may stay in Russian alone; readers in other languages get the Russian one. */
export type DemoPage = { slug: string; title: Everywhere; html: Localised }

/** `cover`: what its picture shows, large and, if wanted, small beside it. */
export type DemoPost = {
  slug: string
  title: Everywhere
  lead: Everywhere
  html: Localised
  cover: readonly [Motif, Motif?]
}

export type DemoRubric = { slug: string; name: Everywhere; posts: readonly DemoPost[] }

export type DemoFeed = { slug: string; title: Everywhere; description: Everywhere; rubrics: readonly DemoRubric[] }

export type DemoHelpTopic = { slug: string; title: Everywhere; summary: Everywhere; html: Everywhere; routes: readonly string[] }

export type DemoHelpGroup = { name: Everywhere; topics: readonly DemoHelpTopic[] }

/** An address of the catalogue that searches for these words. */
export const searchLink = (keyword: string) => `/catalog?keyword=${encodeURIComponent(keyword)}`
