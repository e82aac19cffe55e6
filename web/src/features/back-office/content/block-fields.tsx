import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { BodyOf } from '@vitrina/contract/content/content-entries'
import { type HomeBlockContent, type HomeBlockKind, homeBlockKinds } from '@vitrina/contract/content/home-blocks'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ContentPicture } from './content-picture.tsx'
import { emptyBlock } from './empty-entry.rules.ts'
import { useEntryForm } from './entry-form-context.ts'
import { GoodsFields } from './goods-fields.tsx'
import { HtmlText } from './html-text.tsx'
import { ItemList } from './item-list.tsx'
import { LimitField } from './limit-field.tsx'
import { LocalisedText } from './localised-text.tsx'
import { ChoiceText, LineText } from './plain-fields.tsx'

type Block<K extends HomeBlockKind> = Extract<HomeBlockContent, { kind: K }>
type Props<K extends HomeBlockKind> = { content: Block<K>; onChange: (content: HomeBlockContent) => void }

const AT = 'content.payload'
/** Names of `web/src/features/home/link-icons.ts`. */
const icons = [
  'account',
  'calculator',
  'cart',
  'catalogue',
  'club',
  'delivery',
  'documents',
  'favourites',
  'help',
  'import',
  'news',
  'offers',
  'orders',
  'phone',
  'search',
  'specifications',
] as const

/** A block of the home page: its kind, and what that kind shows. */
export function BlockFields({ body, onChange }: { body: BodyOf<'block'>; onChange: (body: BodyOf<'block'>) => void }) {
  const { t } = useTranslation('content-desk')
  const { content } = body
  const change = (changed: HomeBlockContent) => onChange({ ...body, content: changed })
  return (
    <>
      <ChoiceText
        label={t('fields.blockKind')}
        path="content.kind"
        value={content.kind}
        options={homeBlockKinds.map((value) => ({ value, text: t(`blocks.${value}`) }))}
        onChange={(kind) => change(emptyBlock(kind))}
      />
      {content.kind === 'intro' && <IntroFields content={content} onChange={change} />}
      {(content.kind === 'sections' || content.kind === 'brands') && <ChosenFields content={content} onChange={change} />}
      {content.kind === 'goods' && <GoodsFields content={content} onChange={change} />}
      {content.kind === 'news' && <NewsFields content={content} onChange={change} />}
      {content.kind === 'links' && <LinksFields content={content} onChange={change} />}
      {content.kind === 'banners' && <BannersFields content={content} onChange={change} />}
      {content.kind === 'text' && (
        <HtmlText
          label={t('fields.html')}
          path={`${AT}.content`}
          value={content.payload.content}
          onChange={(text) => change({ ...content, payload: { content: text } })}
        />
      )}
    </>
  )
}

function IntroFields({ content, onChange }: Props<'intro'>) {
  const { t } = useTranslation('content-desk')
  const { payload } = content
  const change = (changed: Partial<typeof payload>) => onChange({ ...content, payload: { ...payload, ...changed } })
  return (
    <>
      <HtmlText label={t('fields.html')} path={`${AT}.content`} value={payload.content} onChange={(text) => change({ content: text })} />
      <ContentPicture label={t('fields.image')} path={`${AT}.image`} value={payload.image} onChange={(image) => change({ image })} />
      <ItemList
        label={t('fields.facts')}
        items={payload.facts}
        empty={() => ({ value: '', label: { ru: '' } })}
        onChange={(facts) => change({ facts })}
        render={(fact, changeFact, place) => (
          <>
            <LineText
              label={t('fields.value')}
              path={`${AT}.facts.${place}.value`}
              value={fact.value}
              onChange={(value) => changeFact({ ...fact, value })}
            />
            <LocalisedText
              label={t('fields.label')}
              path={`${AT}.facts.${place}.label`}
              value={fact.label}
              onChange={(label) => changeFact({ ...fact, label })}
            />
          </>
        )}
      />
    </>
  )
}

/** Sections or brands: the chosen ones in their order, or simply the first. */
function ChosenFields({ content, onChange }: Props<'sections' | 'brands'>) {
  const { t } = useTranslation('content-desk')
  const { reference } = useEntryForm()
  const all = reference[content.kind]
  const { ids = [], limit } = content.payload
  const change = (chosen: number[], most: number) =>
    onChange({ kind: content.kind, payload: { ...(chosen.length > 0 && { ids: chosen }), limit: most } })
  return (
    <>
      <Autocomplete
        multiple
        options={all}
        value={ids.flatMap((id) => all.filter((one) => one.id === id))}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, chosen) =>
          change(
            chosen.map(({ id }) => id),
            limit,
          )
        }
        renderInput={(params) => <TextField {...params} label={t(`fields.${content.kind}`)} helperText={t('hints.chosen')} />}
      />
      <LimitField most={60} value={limit} onChange={(most) => change(ids, most)} />
    </>
  )
}

function NewsFields({ content, onChange }: Props<'news'>) {
  const { t } = useTranslation('content-desk')
  const { reference } = useEntryForm()
  const { payload } = content
  return (
    <>
      <ChoiceText
        label={t('fields.feed')}
        path={`${AT}.feed`}
        value={payload.feed}
        options={reference.feeds.map(({ slug, name }) => ({ value: slug, text: name }))}
        onChange={(feed) => onChange({ ...content, payload: { ...payload, feed } })}
      />
      <LimitField most={60} value={payload.limit} onChange={(limit) => onChange({ ...content, payload: { ...payload, limit } })} />
    </>
  )
}

function LinksFields({ content, onChange }: Props<'links'>) {
  const { t } = useTranslation('content-desk')
  const at = (place: number, name: string) => `${AT}.items.${place}.${name}`
  return (
    <ItemList
      label={t('fields.links')}
      items={content.payload.items}
      empty={() => ({ title: { ru: '' }, text: { ru: '' }, link: '/', icon: 'catalogue' })}
      onChange={(items) => onChange({ ...content, payload: { items } })}
      render={(item, change, place) => (
        <>
          <LocalisedText
            label={t('fields.title')}
            path={at(place, 'title')}
            value={item.title}
            onChange={(title) => change({ ...item, title })}
          />
          <LocalisedText
            label={t('fields.text')}
            path={at(place, 'text')}
            value={item.text}
            onChange={(text) => change({ ...item, text })}
          />
          <LineText
            label={t('fields.link')}
            path={at(place, 'link')}
            value={item.link}
            hint={t('hints.link')}
            onChange={(link) => change({ ...item, link })}
          />
          <ChoiceText
            label={t('fields.icon')}
            path={at(place, 'icon')}
            value={item.icon}
            options={icons.map((value) => ({ value: value as string, text: t(`icons.${value}`) }))}
            onChange={(icon) => change({ ...item, icon })}
          />
        </>
      )}
    />
  )
}

function BannersFields({ content, onChange }: Props<'banners'>) {
  const { t } = useTranslation('content-desk')
  const at = (place: number, name: string) => `${AT}.items.${place}.${name}`
  return (
    <ItemList
      label={t('fields.banners')}
      items={content.payload.items}
      empty={() => ({ title: { ru: '' }, text: { ru: '' }, link: '', image: null })}
      onChange={(items) => onChange({ ...content, payload: { items } })}
      render={(item, change, place) => (
        <>
          <ContentPicture
            label={t('fields.image')}
            path={at(place, 'image')}
            value={item.image}
            onChange={(image) => change({ ...item, image })}
          />
          <LocalisedText
            label={t('fields.title')}
            path={at(place, 'title')}
            value={item.title}
            onChange={(title) => change({ ...item, title })}
          />
          <LocalisedText
            label={t('fields.text')}
            path={at(place, 'text')}
            value={item.text}
            onChange={(text) => change({ ...item, text })}
          />
          <LineText
            label={t('fields.link')}
            path={at(place, 'link')}
            value={item.link}
            hint={t('hints.link')}
            onChange={(link) => change({ ...item, link })}
          />
        </>
      )}
    />
  )
}
