import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { type BodyOf, type EntryBody, messagePlaces, messageTones } from '@vitrina/contract/content/content-entries'
import { useTranslation } from '#i18n/use-translation.tsx'
import { BlockFields } from './block-fields.tsx'
import { ContentPicture } from './content-picture.tsx'
import { useEntryForm } from './entry-form-context.ts'
import { HtmlText } from './html-text.tsx'
import { ItemList } from './item-list.tsx'
import { LocalisedText } from './localised-text.tsx'
import { ChoiceText, LineText, RouteLines } from './plain-fields.tsx'
import { SurveyFields } from './survey-fields.tsx'

/** Fields of each kind of entry besides its title, address and days. */
export function KindFields({ body, onChange }: { body: EntryBody; onChange: (body: EntryBody) => void }) {
  const { t } = useTranslation('content-desk')
  const html = 'html' in body && (
    <HtmlText label={t('fields.html')} path="html" value={body.html} onChange={(text) => onChange({ ...body, html: text })} />
  )
  switch (body.kind) {
    case 'block':
      return <BlockFields body={body} onChange={onChange} />
    case 'page':
      return html
    case 'post':
      return (
        <>
          <PostFields body={body} onChange={onChange} />
          {html}
        </>
      )
    case 'feed':
      return <FeedFields body={body} onChange={onChange} />
    case 'help':
      return (
        <>
          <LocalisedText
            label={t('fields.group')}
            path="group"
            isRequired
            value={body.group}
            onChange={(group) => onChange({ ...body, group })}
          />
          <LocalisedText
            label={t('fields.summary')}
            path="summary"
            isLong
            maxLength={1_000}
            value={body.summary}
            onChange={(summary) => onChange({ ...body, summary })}
          />
          {html}
          <RouteLines
            label={t('fields.routes')}
            path="routes"
            hint={t('hints.helpRoutes')}
            value={body.routes}
            onChange={(routes) => onChange({ ...body, routes })}
          />
        </>
      )
    case 'message':
      return (
        <>
          <MessageFields body={body} onChange={onChange} />
          {html}
        </>
      )
    case 'survey':
      return (
        <>
          {html}
          <SurveyFields body={body} onChange={onChange} />
          <RouteLines
            label={t('fields.routes')}
            path="routes"
            hint={t('hints.surveyRoutes')}
            value={body.routes}
            onChange={(routes) => onChange({ ...body, routes })}
          />
          <FormControlLabel
            control={<Switch checked={body.forUsersOnly} onChange={(_, forUsersOnly) => onChange({ ...body, forUsersOnly })} />}
            label={t('fields.forUsersOnly')}
          />
        </>
      )
  }
}

type Props<K extends EntryBody['kind']> = { body: BodyOf<K>; onChange: (body: BodyOf<K>) => void }

function PostFields({ body, onChange }: Props<'post'>) {
  const { t } = useTranslation('content-desk')
  const { reference } = useEntryForm()
  const feed = reference.feeds.find(({ id }) => id === body.feedId)
  return (
    <>
      <ChoiceText
        label={t('fields.feed')}
        path="feedId"
        value={String(body.feedId)}
        options={reference.feeds.map(({ id, name }) => ({ value: String(id), text: name }))}
        onChange={(id) => onChange({ ...body, feedId: Number(id), rubric: null })}
      />
      <ChoiceText
        label={t('fields.rubric')}
        path="rubric"
        value={body.rubric ?? '-'}
        options={[{ value: '-', text: t('noRubric') }, ...(feed?.rubrics ?? []).map(({ slug, name }) => ({ value: slug, text: name }))]}
        onChange={(slug) => onChange({ ...body, rubric: slug === '-' ? null : slug })}
      />
      <LocalisedText
        label={t('fields.lead')}
        path="lead"
        isLong
        maxLength={1_000}
        value={body.lead}
        onChange={(lead) => onChange({ ...body, lead })}
      />
      <ContentPicture label={t('fields.image')} path="image" value={body.image} onChange={(image) => onChange({ ...body, image })} />
    </>
  )
}

function FeedFields({ body, onChange }: Props<'feed'>) {
  const { t } = useTranslation('content-desk')
  return (
    <>
      <LocalisedText
        label={t('fields.description')}
        path="description"
        isLong
        maxLength={1_000}
        value={body.description}
        onChange={(description) => onChange({ ...body, description })}
      />
      <ItemList
        label={t('fields.rubrics')}
        items={body.rubrics}
        empty={() => ({ slug: '', name: { ru: '' } })}
        onChange={(rubrics) => onChange({ ...body, rubrics })}
        render={(rubric, change, place) => (
          <>
            <LineText
              label={t('fields.slug')}
              path={`rubrics.${place}.slug`}
              value={rubric.slug}
              onChange={(slug) => change({ ...rubric, slug })}
            />
            <LocalisedText
              label={t('fields.name')}
              path={`rubrics.${place}.name`}
              isRequired
              value={rubric.name}
              onChange={(name) => change({ ...rubric, name })}
            />
          </>
        )}
      />
    </>
  )
}

function MessageFields({ body, onChange }: Props<'message'>) {
  const { t } = useTranslation('content-desk')
  const { reference } = useEntryForm()
  return (
    <>
      <ChoiceText
        label={t('fields.place')}
        path="place"
        value={body.place}
        options={messagePlaces.map((value) => ({ value, text: t(`places.${value}`) }))}
        onChange={(place) => onChange({ ...body, place })}
      />
      <ChoiceText
        label={t('fields.tone')}
        path="tone"
        value={body.tone}
        options={messageTones.map((value) => ({ value, text: t(`tones.${value}`) }))}
        onChange={(tone) => onChange({ ...body, tone })}
      />
      <ChoiceText
        label={t('fields.region')}
        path="regionId"
        value={body.regionId === null ? '-' : String(body.regionId)}
        options={[{ value: '-', text: t('everyRegion') }, ...reference.regions.map(({ id, name }) => ({ value: String(id), text: name }))]}
        onChange={(id) => onChange({ ...body, regionId: id === '-' ? null : Number(id) })}
      />
      <FormControlLabel
        control={<Switch checked={body.isClosable} onChange={(_, isClosable) => onChange({ ...body, isClosable })} />}
        label={t('fields.isClosable')}
      />
    </>
  )
}
