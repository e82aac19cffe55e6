import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { EntryBody } from '@vitrina/contract/content/content-entries'
import { freeSlug } from '@vitrina/contract/goods/slug.rules'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { contentReferenceQuery } from './content-desk.api.ts'
import { EntryFormProvider } from './entry-form-context.ts'
import { KindFields } from './kind-fields.tsx'
import { LocalisedText } from './localised-text.tsx'
import { MissingTexts } from './missing-texts.tsx'
import { LineText } from './plain-fields.tsx'
import { PreviewPanel, type PreviewView } from './preview-panel.tsx'
import { ShowWindow } from './show-window.tsx'

type Props = {
  body: EntryBody
  onChange: (body: EntryBody) => void
  /** Its address is not changed any more, nor its days. */
  isLegal: boolean
  /** A new one takes its address from its title until somebody writes one. */
  isNew: boolean
  error: unknown
  actions: ReactNode
  Preview: PreviewView
}

/** All of one entry in every language, beside what buyers will see. */
export function EntryForm({ body, onChange, isLegal, isNew, error, actions, Preview }: Props) {
  const { t } = useTranslation('content-desk')
  const { data: reference } = useQuery(contentReferenceQuery)
  const refused = error instanceof ApiError ? error : null
  const errorAt = (path: string) => refused?.fields.find(({ field }) => field === `body.${path}`)?.message
  if (!reference) return <ListSkeleton rowHeight={72} />
  const renamed = (title: EntryBody['title']): EntryBody => {
    if (!isNew || !('slug' in body) || body.slug !== slugOf(body.title.ru)) return { ...body, title }
    return { ...body, title, slug: slugOf(title.ru) }
  }
  return (
    <EntryFormProvider value={{ errorAt, reference }}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isLegal && <Alert severity="warning">{t('legal')}</Alert>}
        <MissingTexts body={body} />
        <SectionFrame title={t('parts.text')} isTight>
          <Box sx={{ display: 'grid', gap: 4, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <LocalisedText
              label={t('fields.title')}
              path="title"
              isRequired
              value={body.title}
              onChange={(title) => onChange(renamed(title))}
            />
            {'slug' in body && (
              <LineText
                label={t('fields.slug')}
                path="slug"
                maxLength={120}
                {...(!isLegal && { hint: t('hints.slug') })}
                isOff={isLegal}
                value={body.slug}
                onChange={(slug) => onChange({ ...body, slug })}
              />
            )}
            <KindFields body={body} onChange={onChange} />
          </Box>
        </SectionFrame>
        <SectionFrame title={t('parts.days')} isTight>
          <ShowWindow value={body} isOff={isLegal} onChange={(days) => onChange({ ...body, ...days })} />
        </SectionFrame>
        <PreviewPanel body={body} Preview={Preview} />
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 3, bgcolor: 'background.default', display: 'grid', gap: 3 }}>
          {refused && <Alert severity="error">{refused.message}</Alert>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>{actions}</Box>
        </Box>
      </Box>
    </EntryFormProvider>
  )
}

const slugOf = (title: string) => (title.trim() === '' ? '' : freeSlug(title, new Set()))
