import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import type { ProductList } from '@vitrina/contract/catalogue/catalogue'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'

type Props = { params: CatalogueParams; interpreted: ProductList['interpreted'] }

/** How the search text was changed, with a link to search it as typed. */
export function SearchChange({ params: { keyword, literal }, interpreted: { changed, text, dropped } }: Props) {
  const { t } = useTranslation('catalogue')
  const { addressWith } = useCatalogueParams()
  if (changed === 'none' && !literal) return null
  const isPartly = changed === 'partly' && dropped.length > 0
  return (
    <Alert
      severity="info"
      variant="outlined"
      icon={false}
      sx={{ mb: 3, bgcolor: 'background.paper', borderColor: 'divider', '& .MuiAlert-message': { py: 1.5 } }}
    >
      {literal && t('search.literal', { keyword })}
      {!literal &&
        (isPartly
          ? t('search.partly', { text, dropped: dropped.map((word) => `«${word}»`).join(', ') })
          : t('search.changed', { text }))}{' '}
      <Link component={Anchor} underline="always" href={addressWith({ literal: !literal })}>
        {literal ? t('search.toSmart') : t('search.toLiteral', { keyword })}
      </Link>
    </Alert>
  )
}
