import type { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import type { Answer } from '@vitrina/contract/endpoint'

export type SectionNode = Answer<typeof catalogueApi.sections>['items'][number]

type LevelView = {
  /** Ids from the top to the chosen section. */
  path: readonly number[]
  isWhole: boolean
  /** With a search text, only sections with results. */
  found: ReadonlySet<number> | undefined
}

/** Sections of one level that get a row. A level above the chosen section shows only the path to it. */
export function levelSections(sections: readonly SectionNode[], { path, isWhole, found }: LevelView): SectionNode[] {
  const there = sections.filter(({ id }) => !found || found.has(id) || path.includes(id))
  const onPath = there.find(({ id }) => path.includes(id))
  const isEnd = onPath?.id === path.at(-1) && !onPath?.hasItems
  return isWhole || !onPath || isEnd ? there : [onPath]
}
