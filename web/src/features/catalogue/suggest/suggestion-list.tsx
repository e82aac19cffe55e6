import Box from '@mui/material/Box'
import { memo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import type { Option } from './suggest.options.ts'
import { suggestionStyles } from './suggestion-list.styles.ts'
import { SuggestionOption } from './suggestion-option.tsx'

type Props = {
  options: Option[]
  activeId: string | undefined
  /** Text to mark in the names. */
  query: string
  listId: string
  isBusy: boolean
}

export function SuggestionList({ isBusy, ...props }: Props) {
  const { t } = useTranslation('search')
  return (
    <Box id={props.listId} role="listbox" aria-label={t('suggestions')} aria-busy={isBusy} sx={suggestionStyles}>
      <Columns {...props} />
    </Box>
  )
}

/** Texts and products stand side by side, in the order of the options; stacked where there is no room. */
const columns = [
  ['history', 'clear', 'query', 'section', 'brand'],
  ['product', 'more'],
] as const
const headed = ['history', 'query', 'section', 'brand', 'product'] as const

/** Redrawn only with a new answer, not with every key. */
const Columns = memo(function Columns({ options, activeId, query, listId }: Omit<Props, 'isBusy'>) {
  const { t } = useTranslation('search')
  const of = (kind: Option['kind']) => options.filter((option) => option.kind === kind)
  const show = (option: Option) => {
    const id = listId + option.id
    return <SuggestionOption key={id} option={option} id={id} query={query} isActive={id === activeId} />
  }
  const group = (kind: Option['kind']) => {
    const heading = headed.find((one) => one === kind)
    if (!heading) return of(kind).map(show)
    return (
      <div key={kind} role="group" aria-labelledby={listId + kind}>
        <div id={listId + kind} role="presentation" className="heading">
          {t(`groups.${heading}`)}
        </div>
        {of(kind).map(show)}
      </div>
    )
  }
  const isProductFirst = options[0]?.kind === 'product'
  const filled = (isProductFirst ? columns.toReversed() : columns)
    .map((kinds) => kinds.filter((kind) => of(kind).length > 0))
    .filter((kinds) => kinds.length > 0)
  return (
    <>
      <div role="presentation" className={filled.length > 1 ? 'columns' : ''} data-product-first={isProductFirst || undefined}>
        {filled.map((kinds) => (
          <div key={kinds[0]} role="presentation" className="column">
            {kinds.map(group)}
          </div>
        ))}
      </div>
      {of('all').map(show)}
    </>
  )
})
