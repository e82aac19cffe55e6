import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { mdiArrowLeft, mdiArrowRight, mdiClose } from '@mdi/js'
import { useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { showError } from '#ui/messages.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import { type ShownProduct, useAddPicture } from './goods.api.ts'

type Props = { product: ShownProduct; images: string[]; onChange: (images: string[]) => void }

/** Pictures in their order, the first is that of cards; several are added at once, each saved by itself. */
export function PictureList({ product, images, onChange }: Props) {
  const { t } = useTranslation('goods')
  const add = useAddPicture(product.id)
  const input = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState(0)
  const urlOf = (key: string) => product.pictures.find((picture) => picture.key === key)?.url ?? `/media/${key}`
  const upload = async (files: readonly File[]) => {
    for (const [at, file] of files.entries()) {
      setLeft(files.length - at)
      try {
        await add.mutateAsync(file)
      } catch (error) {
        // The others are still tried: one wrong file of many is no reason to choose all of them again.
        showError({ prefix: file.name, message: error instanceof Error ? error.message : '' })
      }
    }
    setLeft(0)
  }
  const moved = (from: number, to: number) => onChange(images.toSpliced(from, 1).toSpliced(to, 0, images[from] ?? ''))
  return (
    <SectionFrame
      title={t('product.pictures')}
      isTight
      actions={
        <Button size="small" variant="outlined" loading={left > 0} onClick={() => input.current?.click()}>
          {t('pictures.add')}
        </Button>
      }
    >
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept=".jpg,.jpeg,.png"
        aria-label={t('pictures.add')}
        onChange={({ target }) => {
          void upload([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 2 }}>
        {left > 0 ? t('pictures.left', { count: left }) : t('pictures.hint')}
      </Typography>
      <Box
        component="ul"
        aria-label={t('product.pictures')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, m: 0, p: 0, listStyle: 'none' }}
      >
        {images.map((key, at) => (
          <Box component="li" key={key} sx={{ width: 132, border: 1, borderColor: 'divider', borderRadius: 1, p: 1 }}>
            <Box
              component="img"
              src={urlOf(key)}
              alt={t('pictures.numbered', { number: at + 1 })}
              loading="lazy"
              sx={{ width: '100%', height: 96, objectFit: 'contain' }}
            />
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <IconButton
                size="small"
                disabled={at === 0}
                aria-label={t('pictures.earlier', { number: at + 1 })}
                onClick={() => moved(at, at - 1)}
              >
                <Icon path={mdiArrowLeft} fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t('pictures.remove', { number: at + 1 })}
                onClick={() => onChange(images.toSpliced(at, 1))}
              >
                <Icon path={mdiClose} fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                disabled={at === images.length - 1}
                aria-label={t('pictures.later', { number: at + 1 })}
                onClick={() => moved(at, at + 1)}
              >
                <Icon path={mdiArrowRight} fontSize="small" />
              </IconButton>
            </Box>
          </Box>
        ))}
      </Box>
    </SectionFrame>
  )
}
