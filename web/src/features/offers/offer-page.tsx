import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { mdiChevronLeft } from '@mdi/js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { Offer } from '@vitrina/contract/offers/offer-shapes'
import { useEffect } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { textOf } from '#lib/list-params.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useCanMakeOffers } from '#parts/offer/use-make-offer.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { InlineText } from '#ui/inline-text.tsx'
import { Page } from '#ui/page.tsx'
import { useDocumentTitle } from '#ui/use-document-title.ts'
import { ConflictDialog } from './editor/conflict-dialog.tsx'
import { DraftPanel } from './editor/draft-panel.tsx'
import { SaveMark, SaveRefusal } from './editor/save-mark.tsx'
import { TermsForm } from './editor/terms-form.tsx'
import { useOfferEditor, useOfferState } from './editor/use-offer-editor.ts'
import { MessagesPanel } from './messages-panel.tsx'
import { NoGuests, NoOffersHere, OfferMissing } from './no-offer.tsx'
import { OfferActions } from './offer-actions.tsx'
import { OfferStateChip } from './offer-state-chip.tsx'
import { offerQuery } from './offers.api.ts'
import { listPaths } from './offers.params.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { VersionsPanel } from './versions-panel.tsx'

const tabs = ['lines', 'terms', 'preview', 'client'] as const

/** R-10, S-14: one offer to one's client; its draft saves itself. */
export function OfferPage({ id }: { id: string }) {
  const user = useUser()
  const canMake = useCanMakeOffers()
  if (!user) return <NoGuests />
  if (!canMake) return <NoOffersHere />
  if (!/^[1-9]\d{0,8}$/.test(id)) return <OfferMissing />
  return <Loaded key={id} id={Number(id)} />
}

function Loaded({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(offerQuery(id))
  if (error instanceof ApiError && error.code === 'offer.not-found') return <OfferMissing />
  if (!data && error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Page>
        <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 3 }}>
          <Skeleton variant="text" width={320} height={40} />
          <Skeleton variant="rounded" height={560} />
        </Box>
      </Page>
    )
  return <Opened offer={data} />
}

function Opened({ offer }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const queries = useQueryClient()
  const editor = useOfferEditor(offer)
  const search = parseSearch(useLocation({ select: (location) => location.searchStr }))
  const tab = tabs.find((one) => one === textOf(search.tab)) ?? 'lines'
  const { terms } = useOfferState(editor, (state) => state.offer)
  const version = useOfferState(editor, (state) => state.version)
  const isEditable = offer.status === 'active'
  const list = isEditable ? 'mine' : 'archive'
  useDocumentTitle(`${offer.number} ${terms.name}`)
  const refresh = () => queries.invalidateQueries({ queryKey: offerQuery(offer.id).queryKey })

  // The lists show it as it was when they were loaded.
  useEffect(() => () => void queries.invalidateQueries({ queryKey: ['offers', 'list'] }), [queries])
  // Repriced, taken back to a version, or changed in another tab.
  useEffect(() => editor.adopt(offer), [editor, offer])

  const setTerms = (changed: Partial<typeof terms>) => editor.change([{ op: 'setTerms', terms: changed }])
  return (
    <Page
      above={
        <Link component={Anchor} href={listPaths[list]} variant="body2" sx={{ display: 'inline-flex', alignItems: 'center', py: 1 }}>
          <Icon path={mdiChevronLeft} fontSize="small" />
          {t(`titles.${list}`)}
        </Link>
      }
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 3 }}>
          <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}>
              <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {offer.number}{' '}
                <InlineText
                  label={t('fields.name')}
                  value={terms.name}
                  placeholder=""
                  maxLength={200}
                  isReadOnly={!isEditable}
                  isRequired
                  onSave={(name) => setTerms({ name })}
                />
              </Typography>
              <OfferStateChip state={offer.state} />
              {isEditable && <SaveMark editor={editor} />}
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
              {[terms.client.name, terms.objectName].filter(Boolean).join(' · ') || t('table.noClient')}
            </Typography>
          </Box>
          <OfferActions offer={offer} editor={editor} isEditable={isEditable} onSent={refresh} />
        </Box>
        <SaveRefusal editor={editor} />
        <Tabs value={tab} aria-label={t('tabs.label')} variant="scrollable" scrollButtons={false}>
          {tabs.map((one) => (
            <Tab
              key={one}
              value={one}
              label={t(`tabs.${one}`)}
              component={Anchor}
              href={one === 'lines' ? paths.offer(offer.id) : `${paths.offer(offer.id)}?tab=${one}`}
              sx={{ textTransform: 'none' }}
            />
          ))}
        </Tabs>
        {tab === 'lines' && <DraftPanel offer={offer} editor={editor} isEditable={isEditable} onRepriced={refresh} />}
        {tab === 'terms' && <TermsForm terms={terms} isEditable={isEditable} onSet={setTerms} />}
        {tab === 'preview' && (
          <PreviewPanel
            id={offer.id}
            version={version}
            template={terms.template}
            isEditable={isEditable}
            onTemplate={(template) => setTerms({ template })}
          />
        )}
        {tab === 'client' && (
          <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
            <VersionsPanel id={offer.id} version={version} isEditable={isEditable} onReverted={refresh} />
            <MessagesPanel id={offer.id} />
          </Box>
        )}
      </Box>
      <ConflictDialog editor={editor} />
    </Page>
  )
}
