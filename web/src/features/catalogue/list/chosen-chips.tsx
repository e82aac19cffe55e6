import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import type { FoundList } from '../catalogue.api.ts'
import type { CatalogueParams } from '../catalogue.params.ts'
import { type Chosen, filtersAmong } from '../use-chosen.ts'
import { ChosenChip } from './chosen-chip.tsx'
import { chosenStyles } from './chosen-chips.styles.ts'
import { UnderstoodChips } from './understood-chips.tsx'

const Root = styled('div')(memoTheme(chosenStyles))

type Props = {
  params: CatalogueParams
  chosen: Chosen[]
  /** That of the previous parameters, until the new one is there. */
  list: Pick<FoundList, 'params' | 'meta' | 'interpreted'> | undefined
}

/** Number of results, the chosen filters and the understood ones; at least one line high, so that the list does not move. */
export function ChosenChips({ params, chosen, list }: Props) {
  const { t } = useTranslation('catalogue')
  const choices = filtersAmong(chosen)
  const total = list?.meta.totalCount
  const root = useRef<HTMLDivElement>(null)
  // On a phone the line is scrolled: another text is read from its beginning.
  useLayoutEffect(() => {
    if (root.current) root.current.scrollLeft = 0
  }, [params.keyword])
  return (
    <Root ref={root}>
      <p role="status">{total === undefined ? <Skeleton width={90} /> : t('total', { count: total })}</p>
      {choices.length > 0 && (
        <ul aria-label={t('chosen.label')}>
          {choices.map((one) => (
            <li key={one.key}>
              <ChosenChip chosen={one} />
            </li>
          ))}
        </ul>
      )}
      {list && params.keyword && (
        // A filter chosen this moment stays; the parts of another text belong to the list they were found with.
        <UnderstoodChips params={params.keyword === list.params.keyword ? params : list.params} interpreted={list.interpreted} />
      )}
      {chosen.length > 1 && (
        <Anchor className="clear" href={paths.catalogue}>
          {t('chosen.clear')}
        </Anchor>
      )}
    </Root>
  )
}
