import Box from '@mui/material/Box'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ProductImage } from '#parts/product/product-image.tsx'
import { PictureField } from '#ui/picture-field.tsx'
import { photoProblem } from './custom-product.rules.ts'

/** A newly chosen file, the address of the stored photo, or none. */
export type Photo = File | string | null

function useAddress(photo: Photo): string | null {
  const address = useMemo(() => (photo instanceof File ? URL.createObjectURL(photo) : photo), [photo])
  useEffect(() => {
    if (photo instanceof File && address) return () => URL.revokeObjectURL(address)
  }, [photo, address])
  return address
}

/** C-15: checked before the upload; problems are shown at once. */
export function PhotoField({ photo, onChange }: { photo: Photo; onChange: (photo: Photo) => void }) {
  const { t } = useTranslation('product')
  const [problem, setProblem] = useState<ReturnType<typeof photoProblem>>(null)
  const address = useAddress(photo)
  const choose = (file: File) => {
    const found = photoProblem(file)
    setProblem(found)
    if (!found) onChange(file)
  }
  const remove = () => {
    setProblem(null)
    onChange(null)
  }
  return (
    <PictureField
      label={t('own.photo')}
      choose={{ label: t(photo ? 'own.changePhoto' : 'own.choosePhoto'), run: choose }}
      remove={photo ? { label: t('own.deletePhoto'), run: remove } : undefined}
      hint={t('own.photoHint')}
      problem={problem && t(`own.${problem}`)}
    >
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <ProductImage src={address} alt={t('own.photoAlt')} size={96} />
      </Box>
    </PictureField>
  )
}
