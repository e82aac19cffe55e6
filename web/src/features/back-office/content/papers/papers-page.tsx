import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type PaperKind, paperKinds, type Papers } from '@vitrina/contract/content/papers'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { showMessage } from '#ui/messages.ts'
import { Page } from '#ui/page.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'
import { BackOfficeNav } from '../../back-office-nav.tsx'
import { UnsavedGuard } from '../../unsaved-guard.tsx'
import { ContentPicture } from '../content-picture.tsx'
import { EntryFormProvider } from '../entry-form-context.ts'
import { ColorField } from './color-field.tsx'
import { papersQuery, usePreviewPapers, useSavePapers } from './papers.api.ts'

const pictures = ['logo', 'stamp', 'signature'] as const
const texts = ['header', 'footer'] as const
const signers = ['headPost', 'headName', 'accountantName'] as const
const noReference = { feeds: [], regions: [], sections: [], brands: [], promotions: [], languages: [] }

/** The seller's additions to papers, and who signs them. */
export function PapersPage() {
  const { t } = useTranslation('content-desk')
  const { data, error, refetch } = useQuery(papersQuery)
  return (
    <Page title={t('papers.title')} width={900} nav={<BackOfficeNav open="papers" />}>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('papers.about')}
      </Typography>
      {error && !data && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rowHeight={72} />}
      {data && <PapersForm key={data.version} version={data.version} stored={data.papers} />}
    </Page>
  )
}

function PapersForm({ version, stored }: { version: number; stored: Papers }) {
  const { t } = useTranslation('content-desk')
  const [papers, setPapers] = useState(stored)
  const [sample, setSample] = useState<string | null>(null)
  const [kind, setKind] = useState<PaperKind>('invoice')
  const save = useSavePapers()
  const preview = usePreviewPapers()
  /** The PDF opens in a tab of its own, as a buyer's does. */
  const makeSample = ({ pdf }: { pdf: string }) => {
    if (sample) URL.revokeObjectURL(sample)
    setSample(URL.createObjectURL(new Blob([Uint8Array.from(atob(pdf), (one) => one.charCodeAt(0))], { type: 'application/pdf' })))
  }
  const isChanged = JSON.stringify(papers) !== JSON.stringify(stored)
  const refused = [save.error, preview.error].find((error) => error instanceof ApiError)
  const errorAt = (path: string) => refused?.fields.find(({ field }) => field === `papers.${path}`)?.message
  const field = (name: (typeof texts | typeof signers)[number], isLong: boolean) => (
    <TextField
      key={name}
      label={t(`papers.${name}`)}
      multiline={isLong}
      value={papers[name]}
      error={Boolean(errorAt(name))}
      helperText={errorAt(name)}
      onChange={({ target }) => setPapers({ ...papers, [name]: target.value })}
    />
  )
  return (
    <EntryFormProvider value={{ errorAt, reference: noReference }}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <UnsavedGuard isDirty={isChanged} />
        <SectionFrame title={t('papers.texts')} isTight>
          <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>
            {texts.map((name) => field(name, true))}
            <ColorField value={papers.color} error={errorAt('color')} onChange={(color) => setPapers({ ...papers, color })} />
          </Box>
        </SectionFrame>
        <SectionFrame title={t('papers.pictures')} isTight>
          <Box sx={{ display: 'grid', gap: 4 }}>
            {pictures.map((name) => (
              <Box key={name}>
                <Typography sx={{ mb: 1 }}>{t(`papers.${name}`)}</Typography>
                <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
                  {name === 'logo' ? t('papers.ownLogo') : t('papers.onInvoices')}
                </Typography>
                <ContentPicture
                  label={t(`papers.${name}`)}
                  path={name}
                  value={papers[name]}
                  onChange={(key) => setPapers({ ...papers, [name]: key })}
                />
              </Box>
            ))}
          </Box>
        </SectionFrame>
        <SectionFrame title={t('papers.signers')} isTight>
          <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>{signers.map((name) => field(name, false))}</Box>
        </SectionFrame>
        {refused && <Alert severity="error">{refused.message}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button
            variant="contained"
            disabled={!isChanged}
            loading={save.isPending}
            onClick={() => save.mutate({ version, papers }, { onSuccess: () => showMessage({ text: t('papers.saved'), kind: 'success' }) })}
          >
            {t('papers.save')}
          </Button>
          <TextField
            select
            size="small"
            label={t('papers.kind')}
            value={kind}
            onChange={({ target }) => setKind(paperKinds.find((one) => one === target.value) ?? 'invoice')}
            sx={{ minWidth: 240 }}
          >
            {paperKinds.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`papers.kinds.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="outlined"
            loading={preview.isPending}
            onClick={() => preview.mutate({ papers, kind }, { onSuccess: makeSample })}
          >
            {t('papers.preview')}
          </Button>
          {sample && (
            <Link href={sample} target="_blank" rel="noopener">
              {t('papers.open')}
            </Link>
          )}
        </Box>
      </Box>
    </EntryFormProvider>
  )
}
