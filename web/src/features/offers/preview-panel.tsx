import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { mdiFilePdfBox, mdiStamper } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { type OfferTemplate, offerTemplates } from '@vitrina/contract/offers/offer-document.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { shownOfAnswer } from '#parts/offer/offer-money.rules.ts'
import { ShownOfferPaper } from '#parts/offer/shown-offer-paper.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { previewQuery } from './offers.api.ts'

type Props = { id: number; version: number; template: OfferTemplate; isEditable: boolean; onTemplate: (template: OfferTemplate) => void }

/** The draft as its client will see it, in the chosen template; the print is marked as a draft. */
export function PreviewPanel({ id, version, template, isEditable, onTemplate }: Props) {
  const { t } = useTranslation('offers')
  const { data, error, refetch, isPlaceholderData } = useQuery(previewQuery(id, version, template))
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={template}
          disabled={!isEditable}
          aria-label={t('terms.template')}
          onChange={(_, next: OfferTemplate | null) => next && onTemplate(next)}
          sx={{ flexWrap: 'wrap' }}
        >
          {offerTemplates.map((one) => (
            <ToggleButton key={one} value={one} sx={{ textTransform: 'none', px: 3, minHeight: 36 }}>
              {t(`templates.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button color="inherit" component={Anchor} href={paths.offerBrand} startIcon={<Icon path={mdiStamper} fontSize="small" />}>
          {t('brand.open')}
        </Button>
        {data && (
          <Button
            color="inherit"
            href={data.pdfPath}
            target="_blank"
            rel="noopener"
            startIcon={<Icon path={mdiFilePdfBox} fontSize="small" />}
          >
            {t('preview.pdf')}
          </Button>
        )}
      </Box>
      {!data && <Skeleton variant="rounded" height={480} />}
      {data && (
        <Paper
          component="section"
          variant="outlined"
          aria-label={t('preview.label')}
          aria-busy={isPlaceholderData}
          sx={{ p: { xs: 4, sm: 8 }, maxWidth: 960, opacity: isPlaceholderData ? 0.5 : 1 }}
        >
          <ShownOfferPaper shown={shownOfAnswer(data.shown)} />
        </Paper>
      )}
    </Box>
  )
}
