import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mdiCertificateOutline, mdiFileDocumentOutline } from '@mdi/js'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate, sellerToday } from '#lib/dates.ts'
import { Icon } from '#ui/icon.tsx'

type DocumentationFile = ProductDetails['papers'][number]

const icons: Record<DocumentationFile['kind'], string> = {
  certificate: mdiCertificateOutline,
  declaration: mdiCertificateOutline,
  passport: mdiFileDocumentOutline,
  manual: mdiFileDocumentOutline,
}

/** In a new tab, so that the product stays open. */
export function DocumentationLink({ paper }: { paper: DocumentationFile }) {
  const { t } = useTranslation('product')
  const name = t(`dialog.papers.kind.${paper.kind}`)
  return (
    <Box sx={{ display: 'flex', gap: 2, fontSize: 13 }}>
      <Icon path={icons[paper.kind]} sx={{ fontSize: 20, color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {paper.file ? (
          <Link
            href={paper.file}
            target="_blank"
            rel="noopener"
            title={t('dialog.papers.newTab')}
            aria-label={t('dialog.papers.open', { name: [name, paper.number].filter(Boolean).join(' ') })}
          >
            {name}
          </Link>
        ) : (
          name
        )}
        <Typography variant="caption" component="div" color="textSecondary">
          {paper.number}
        </Typography>
      </Box>
    </Box>
  )
}

/** All documents with their numbers and validity. */
export function ProductDocumentation({ papers }: { papers: readonly DocumentationFile[] }) {
  const { t } = useTranslation('product')
  return (
    <Box component="ul" sx={{ display: 'grid', m: 0, p: 0, listStyle: 'none' }}>
      {papers.map((paper) => (
        <Box component="li" key={paper.id} sx={{ display: 'flex', gap: 3, py: 3, borderBottom: 1, borderColor: 'divider' }}>
          <Icon path={icons[paper.kind]} sx={{ color: 'text.secondary' }} />
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {paper.file ? (
              <Link href={paper.file} target="_blank" rel="noopener" title={t('dialog.papers.newTab')}>
                {paper.name}
              </Link>
            ) : (
              paper.name
            )}
            <Typography variant="body2" color="textSecondary">
              {[t(`dialog.papers.kind.${paper.kind}`), paper.number].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <Validity until={paper.validTo} />
        </Box>
      ))}
    </Box>
  )
}

function Validity({ until }: { until: string | null }) {
  const { t } = useTranslation('product')
  if (!until) return null
  const isOver = until < sellerToday()
  return (
    <Typography variant="body2" color={isOver ? 'error' : 'textSecondary'} sx={{ whiteSpace: 'nowrap' }}>
      {t(isOver ? 'dialog.papers.over' : 'dialog.papers.until', { date: formatDate(until) })}
    </Typography>
  )
}
