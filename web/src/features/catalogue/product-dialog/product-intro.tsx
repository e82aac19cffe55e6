import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ProductDetails } from '@vitrina/contract/catalogue/product'
import { useTranslation } from '#i18n/use-translation.tsx'
import { DocumentationLink } from './product-documentation.tsx'

/** More are in their tab. */
const SHOWN_PAPERS = 4

/** Beside the pictures: the description and the documents. */
export function ProductIntro({ product, onMore }: { product: ProductDetails; onMore: () => void }) {
  const { t } = useTranslation('product')
  const { description, papers } = product
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 }}>
      {description && <Typography sx={{ overflowWrap: 'anywhere' }}>{description}</Typography>}
      {papers.length > 0 && (
        <Box component="section" aria-label={t('dialog.papers.title')}>
          <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
            {t('dialog.papers.title')}
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {papers.slice(0, SHOWN_PAPERS).map((paper) => (
              <li key={paper.id}>
                <DocumentationLink paper={paper} />
              </li>
            ))}
          </Box>
          {papers.length > SHOWN_PAPERS && (
            <Link component="button" type="button" data-screen-only onClick={onMore} sx={{ mt: 1.5, fontSize: 13 }}>
              {t('dialog.papers.all', { count: papers.length })}
            </Link>
          )}
        </Box>
      )}
    </Box>
  )
}
