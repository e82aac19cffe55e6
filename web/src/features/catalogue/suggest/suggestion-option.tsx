import { mdiBarcode, mdiHistory, mdiMagnify, mdiShapeOutline, mdiTagOutline, mdiTrashCanOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { MarkedText } from '#parts/product/marked-text.tsx'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import { ProductSuggestion } from './product-suggestion.tsx'
import type { Option } from './suggest.options.ts'

type Props = { option: Option; id: string; query: string; isActive: boolean }

const icons = { history: mdiHistory, query: mdiMagnify, section: mdiShapeOutline, brand: mdiTagOutline }

/** A real link, so that it opens in a new tab; the panel handles the click, and the focus stays in the field. */
export function SuggestionOption({ option, id, query, isActive }: Props) {
  const hasCart = useAreTogglesOn()(['cart'])
  const face = <Face option={option} query={query} />
  if (option.kind === 'clear')
    return (
      <div id={id} role="option" aria-selected={isActive} tabIndex={-1}>
        {face}
      </div>
    )
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={option.href}
      draggable={false}
      aria-keyshortcuts={hasCart && option.kind === 'product' ? 'Shift+Enter' : undefined}
      className={option.kind === 'all' ? 'all' : undefined}
    >
      {face}
    </a>
  )
}

function Face({ option, query }: { option: Option; query: string }) {
  const { t } = useTranslation('search')
  if (option.kind === 'product')
    return <ProductSuggestion product={option.product} amount={option.amount} isAmountTyped={option.isAmountTyped} query={query} />
  if (option.kind === 'more') return <Words icon={mdiBarcode} text={t('more', { count: option.count })} isActing />
  if (option.kind === 'all') return <Words icon={mdiMagnify} text={t('all', { text: option.keyword })} isActing />
  if (option.kind === 'clear') return <Words icon={mdiTrashCanOutline} text={t('clearHistory')} isActing />
  const name = option.kind === 'section' || option.kind === 'brand' ? option.name : option.keyword
  return (
    <>
      <Words icon={icons[option.kind]} text={<MarkedText text={name} query={query} />} />
      {option.kind === 'history' && <span className="aside">{t('goods', { count: option.totalCount })}</span>}
    </>
  )
}

const Words = ({ icon, text, isActing = false }: { icon: string; text: ReactNode; isActing?: boolean }) => (
  <>
    <svg className="icon" viewBox="0 0 24 24" aria-hidden>
      <path d={icon} />
    </svg>
    <span className={isActing ? 'words acting' : 'words'}>{text}</span>
  </>
)
