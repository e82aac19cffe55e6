import type { catalogueApi } from '@vitrina/contract/catalogue'
import type { Answer } from '@vitrina/contract/endpoint'

export type SectionNode = Answer<typeof catalogueApi.sections>['items'][number]

type Seen = {
  /** Ids from the top to the chosen section. */
  way: readonly number[]
  isWhole: boolean
  /** With a search text, only sections with results. */
  found: ReadonlySet<number> | undefined
}

/** Sections of one level that get a row. A level above the chosen section shows only the path to it. */
export function levelSections(sections: readonly SectionNode[], { way, isWhole, found }: Seen): SectionNode[] {
  const there = sections.filter(({ id }) => !found || found.has(id) || way.includes(id))
  const onWay = there.find(({ id }) => way.includes(id))
  const isEnd = onWay?.id === way.at(-1) && !onWay?.hasItems
  return isWhole || !onWay || isEnd ? there : [onWay]
}
