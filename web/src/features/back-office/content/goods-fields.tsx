import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type GoodsSource, type HomeBlockContent, MOST_BLOCK_GOODS } from '@vitrina/contract/content/home-blocks'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useEntryForm } from './entry-form-context.ts'
import { LimitField } from './limit-field.tsx'
import { ChoiceText } from './plain-fields.tsx'

type Goods = Extract<HomeBlockContent, { kind: 'goods' }>
type Source<By extends GoodsSource['by']> = Extract<GoodsSource, { by: By }>
type Props<By extends GoodsSource['by']> = { source: Source<By>; onChange: (source: GoodsSource) => void }

const AT = 'content.payload.source'
const first = {
  articles: { by: 'articles', articles: [] },
  section: { by: 'section', sectionId: 0 },
  promotion: { by: 'promotion', promotionId: 0 },
} satisfies Record<GoodsSource['by'], GoodsSource>
const ways = Object.keys(first) as GoodsSource['by'][]

/** Where the goods of a block come from, and how many of them. */
export function GoodsFields({ content, onChange }: { content: Goods; onChange: (content: HomeBlockContent) => void }) {
  const { t } = useTranslation('content-desk')
  const { payload } = content
  const { source, limit } = payload
  const change = (changed: Partial<Goods['payload']>) => onChange({ ...content, payload: { ...payload, ...changed } })
  const changeSource = (changed: GoodsSource) => change({ source: changed })
  return (
    <>
      <ChoiceText
        label={t('fields.goodsBy')}
        path={`${AT}.by`}
        value={source.by}
        options={ways.map((value) => ({ value, text: t(`goodsBy.${value}`) }))}
        onChange={(by) => changeSource(first[by])}
      />
      {source.by === 'articles' && <ArticlesField source={source} onChange={changeSource} />}
      {source.by === 'section' && <SectionField source={source} onChange={changeSource} />}
      {source.by === 'promotion' && <PromotionField source={source} onChange={changeSource} />}
      <LimitField most={MOST_BLOCK_GOODS} value={limit} onChange={(most) => change({ limit: most })} />
    </>
  )
}

const articlesIn = (text: string) => [...new Set(text.split(/[\n;]+/).map((one) => one.trim()))].filter(Boolean).slice(0, MOST_BLOCK_GOODS)

/** One article a line: an article may have commas and spaces in it. */
function ArticlesField({ source, onChange }: Props<'articles'>) {
  const { t } = useTranslation('content-desk')
  const { errorAt } = useEntryForm()
  const [text, setText] = useState(source.articles.join('\n'))
  const error = errorAt(`${AT}.articles`)
  return (
    <TextField
      multiline
      minRows={3}
      label={t('fields.articles')}
      value={text}
      error={Boolean(error)}
      helperText={error ?? t('hints.articles', { most: MOST_BLOCK_GOODS })}
      onChange={({ target }) => {
        setText(target.value)
        onChange({ by: 'articles', articles: articlesIn(target.value) })
      }}
    />
  )
}

function SectionField({ source, onChange }: Props<'section'>) {
  const { t } = useTranslation('content-desk')
  const { errorAt, reference } = useEntryForm()
  const error = errorAt(`${AT}.sectionId`)
  return (
    <Autocomplete
      options={reference.sections}
      value={reference.sections.find(({ id }) => id === source.sectionId) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, chosen) => onChange({ by: 'section', sectionId: chosen?.id ?? 0 })}
      renderInput={(params) => (
        <TextField {...params} label={t('fields.section')} error={Boolean(error)} helperText={error ?? t('hints.popular')} />
      )}
    />
  )
}

function PromotionField({ source, onChange }: Props<'promotion'>) {
  const { t } = useTranslation('content-desk')
  const { errorAt, reference } = useEntryForm()
  const error = errorAt(`${AT}.promotionId`)
  return (
    <Autocomplete
      options={reference.promotions}
      value={reference.promotions.find(({ id }) => id === source.promotionId) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t('hints.noPromotions')}
      onChange={(_, chosen) => onChange({ by: 'promotion', promotionId: chosen?.id ?? 0 })}
      renderInput={(params) => (
        <TextField {...params} label={t('fields.promotion')} error={Boolean(error)} helperText={error ?? t('hints.promotion')} />
      )}
    />
  )
}
