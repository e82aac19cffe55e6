import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiHeartOutline, mdiMagnifyClose } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useUser } from '#parts/site/use-site.ts'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'
import { AddCustomProduct } from '../custom-products/add-custom-product.tsx'
import type { Chosen } from '../use-chosen.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { ChosenChip } from './chosen-chip.tsx'

type Props = { params: CatalogueParams; chosen: Chosen[]; isPastEnd: boolean }

/** Past the last page, no favourites, no results, an empty catalogue: each with its next step. */
export function EmptyList({ params, chosen, isPastEnd }: Props) {
  const { t } = useTranslation('catalogue')
  const { addressWith } = useCatalogueParams()
  const isFavourites = params.infavorite && chosen.length === 1
  const why = isPastEnd
    ? 'page'
    : isFavourites
      ? 'favourites'
      : chosen.length > 1
        ? 'filter'
        : params.keyword
          ? 'keyword'
          : chosen.length > 0
            ? 'filter'
            : 'all'
  return (
    <Box role="status" sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2, px: 4, py: 12, textAlign: 'center' }}>
      <Icon path={isFavourites ? mdiHeartOutline : mdiMagnifyClose} sx={{ fontSize: 40, color: 'text.secondary', mb: 2 }} />
      <Typography variant="h2" component="p">
        {t(`empty.${why}.title`)}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 520 }}>
        {t(`empty.${why}.text`)}
      </Typography>
      {why === 'filter' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 2 }}>
          {chosen.map((one) => (
            <ChosenChip key={one.key} chosen={one} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, mt: 4 }}>
        {why === 'favourites' && <SignInButton />}
        {why !== 'all' && (
          <Button variant="outlined" component={Anchor} href={isPastEnd ? addressWith({}) : paths.catalogue}>
            {t(`empty.${why}.action`)}
          </Button>
        )}
      </Box>
      {params.keyword && !isPastEnd && (
        <Box sx={{ width: 1, maxWidth: 640, mt: 6, textAlign: 'left' }}>
          <AddCustomProduct name={params.keyword} look="offer" />
        </Box>
      )}
    </Box>
  )
}

/** Favourites of a guest are not stored. */
function SignInButton() {
  const { t } = useTranslation('catalogue')
  const user = useUser()
  const openAuth = useOpenAuth()
  if (user) return null
  return (
    <Button variant="contained" onClick={() => openAuth('signin')}>
      {t('empty.favourites.signIn')}
    </Button>
  )
}
