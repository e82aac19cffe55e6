import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { mdiCameraPlusOutline, mdiTrashCanOutline } from '@mdi/js'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProductImage } from '#parts/product/product-image.tsx'
import { Icon } from '#ui/icon.tsx'
import { photoProblem } from './custom-product.rules.ts'

/** A file just chosen, the address of the one kept, or none. */
export type Photo = File | string | null

function useAddress(photo: Photo): string | null {
  const address = useMemo(() => (photo instanceof File ? URL.createObjectURL(photo) : photo), [photo])
  useEffect(() => {
    if (photo instanceof File && address) return () => URL.revokeObjectURL(address)
  }, [photo, address])
  return address
}

/** C-15: looked at here before it is sent; what does not fit is told at once. */
export function PhotoField({ photo, onChange }: { photo: Photo; onChange: (photo: Photo) => void }) {
  const { t } = useTranslation('product')
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const [problem, setProblem] = useState<ReturnType<typeof photoProblem>>(null)
  const address = useAddress(photo)
  const choose = (file: File | undefined) => {
    if (!file) return
    const found = photoProblem(file)
    setProblem(found)
    if (!found) onChange(file)
  }
  const remove = () => {
    setProblem(null)
    onChange(null)
  }
  return (
    <Box role="group" aria-label={t('own.photo')} sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <ProductImage src={address} alt={t('own.photoAlt')} size={96} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiCameraPlusOutline} />}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {t(photo ? 'own.changePhoto' : 'own.choosePhoto')}
          </Button>
          {photo && (
            <Button color="inherit" startIcon={<Icon path={mdiTrashCanOutline} />} onClick={remove}>
              {t('own.deletePhoto')}
            </Button>
          )}
        </Box>
        <FormHelperText id={hintId} error={problem !== null} role={problem ? 'alert' : undefined}>
          {t(`own.${problem ?? 'photoHint'}`)}
        </FormHelperText>
        <input
          ref={input}
          type="file"
          accept=".jpg,.jpeg,.png"
          aria-label={t('own.photo')}
          hidden
          onChange={(event) => {
            choose(event.target.files?.[0])
            // The same file may be chosen again after it was taken away.
            event.target.value = ''
          }}
        />
      </Box>
    </Box>
  )
}
