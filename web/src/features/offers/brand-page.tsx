import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiChevronLeft } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { type BrandPicture, brandPictures, MAX_BRAND_PICTURE_BYTES, type OfferBrand } from '@vitrina/contract/offers/offer-shapes'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useCanMakeOffers } from '#parts/offer/use-make-offer.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { Page } from '#ui/page.tsx'
import { PictureField } from '#ui/picture-field.tsx'
import { NoGuests, NoOffersHere } from './no-offer.tsx'
import { brandQuery, useChangeBrand, useRemoveBrandPicture, useSetBrandPicture } from './offers.api.ts'

/** How the company looks on its offers. */
export function BrandPage() {
  const { t } = useTranslation('offers')
  const user = useUser()
  const canMake = useCanMakeOffers()
  const { data, error, refetch } = useQuery({ ...brandQuery, enabled: canMake })
  if (!user) return <NoGuests />
  if (!canMake) return <NoOffersHere />
  if (error && !data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return (
    <Page
      title={t('brand.title')}
      width={760}
      above={
        <Link component={Anchor} href={paths.offers} variant="body2" sx={{ display: 'inline-flex', alignItems: 'center', py: 1 }}>
          <Icon path={mdiChevronLeft} fontSize="small" />
          {t('titles.mine')}
        </Link>
      }
    >
      {!data && <Skeleton variant="rounded" height={360} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <Typography color="textSecondary">
            {t('brand.text')}{' '}
            <Link component={Anchor} href={paths.company} underline="always">
              {t('brand.company')}
            </Link>
          </Typography>
          {brandPictures.map((picture) => (
            <Picture key={picture} picture={picture} address={data[picture]} />
          ))}
          <Fields brand={data} />
        </Box>
      )}
    </Page>
  )
}

function Picture({ picture, address }: { picture: BrandPicture; address: string | null }) {
  const { t } = useTranslation('offers')
  const [problem, setProblem] = useState<string | null>(null)
  const set = useSetBrandPicture()
  const remove = useRemoveBrandPicture()
  const choose = (file: File) => {
    if (file.size > MAX_BRAND_PICTURE_BYTES) return setProblem(t('brand.tooLarge'))
    setProblem(null)
    set.mutate({ picture, file }, { onError: (error) => setProblem(error instanceof ApiError ? error.message : t('brand.failed')) })
  }
  return (
    <PictureField
      label={t(`brand.${picture}`)}
      choose={{ label: t('brand.choose', { what: t(`brand.${picture}`) }), isPending: set.isPending, run: choose }}
      remove={address ? { label: t('brand.remove'), isPending: remove.isPending, run: () => remove.mutate(picture) } : undefined}
      hint={t(`brand.hints.${picture}`)}
      problem={problem}
    >
      <Box
        sx={{
          width: 160,
          height: 96,
          display: 'grid',
          placeItems: 'center',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontSize: 13,
          color: 'text.secondary',
          // A stamp is seen as on paper in both schemes.
          bgcolor: address ? '#fff' : 'background.paper',
        }}
      >
        {address ? (
          <Box component="img" src={address} alt={t(`brand.${picture}`)} sx={{ maxWidth: 1, maxHeight: 1, objectFit: 'contain' }} />
        ) : (
          t('brand.none')
        )}
      </Box>
    </PictureField>
  )
}

const fieldNames = ['phone', 'email', 'site', 'signerPost', 'signerName'] as const
type BrandFields = Pick<OfferBrand, (typeof fieldNames)[number]>

function Fields({ brand: { phone, email, site, signerPost, signerName } }: { brand: OfferBrand }) {
  const { t } = useTranslation('offers')
  const { register, handleSubmit, formState } = useForm<BrandFields>({ defaultValues: { phone, email, site, signerPost, signerName } })
  const change = useChangeBrand()
  const submit = handleSubmit((fields) =>
    change.mutate(fields, { onSuccess: () => showMessage({ text: t('brand.saved'), kind: 'success' }) }),
  )
  const wrong = change.error instanceof ApiError ? change.error.fields : []
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 3 }}>
      {fieldNames.map((field) => {
        const problem =
          wrong.find(({ field: named }) => named === field)?.message ?? (formState.errors[field] ? t('brand.emailWrong') : undefined)
        return (
          <TextField
            key={field}
            {...register(field, {
              setValueAs: (text: string) => text.trim(),
              ...(field === 'email' && { validate: (text: string) => text.trim() === '' || /^\S+@\S+\.\S+$/.test(text.trim()) }),
            })}
            label={t(`brand.fields.${field}`)}
            error={problem !== undefined}
            helperText={problem}
            slotProps={{ htmlInput: { maxLength: field === 'email' ? 254 : field === 'phone' ? 40 : 200 } }}
          />
        )
      })}
      <Button type="submit" variant="contained" loading={change.isPending} sx={{ justifySelf: 'start' }}>
        {t('brand.save')}
      </Button>
    </Box>
  )
}
