import { Text, useText } from '@foyer/i18n';
import { DOCUMENT_TYPES } from '@foyer/kernel/uploads';
import { Button, Row } from '@foyer/ui';
import { useRef, useState, type DragEvent } from 'react';
import { messages } from './FilePicker.messages.ts';
import * as css from './FilePicker.css.ts';

export interface FilePickerProps {
  /** Label for screen readers: what the files prove. */
  readonly label: string;
  onFiles(files: readonly File[]): void;
}

/** Chooses files by a dialog, by dropping them, or with the camera of a phone. */
export function FilePicker({ label, onFiles }: FilePickerProps) {
  const text = useText();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isTouch = isTouchDevice();

  function take(input: HTMLInputElement): void {
    onFiles([...(input.files ?? [])]);
    input.value = ''; // so that the same file can be chosen again
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <div
      role="group"
      aria-label={label}
      className={isOver ? `${css.zone} ${css.over}` : css.zone}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Row gap="small" wrap>
        <Button tone="secondary" icon="document" onPress={() => files.current?.click()}>
          <Text {...messages.choose} />
        </Button>
        {isTouch && (
          <Button tone="secondary" icon="plus" onPress={() => camera.current?.click()}>
            <Text {...messages.camera} />
          </Button>
        )}
      </Row>
      <p className={css.hint}>
        <Text {...(isTouch ? messages.types : messages.typesOrDrop)} />
      </p>
      <input
        ref={files}
        className={css.input}
        type="file"
        multiple
        accept={DOCUMENT_TYPES.join()}
        aria-label={text(messages.chooseFor, { label })}
        onChange={(event) => take(event.target)}
      />
      <input
        ref={camera}
        className={css.input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={text(messages.cameraFor, { label })}
        onChange={(event) => take(event.target)}
      />
    </div>
  );
}

/** A phone or a tablet, which has a camera and nothing to drop; elsewhere the browser ignores `capture`. */
function isTouchDevice(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
