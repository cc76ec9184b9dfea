/** Sends a picture with XMLHttpRequest, the only kind of request whose progress browsers report. */
import { pathAt, refusalOf, Refusal } from './http';
import type { OwnPicture } from './wire';

/** Long, because the server makes a card of it meanwhile, after those of others. */
const PATIENCE = 180_000; // milliseconds

/** `onsent` hears how much has been sent: 0 to 1. */
export function sendPicture(
  code: string,
  key: string,
  file: Blob,
  onsent: (part: number) => void,
): Promise<OwnPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const away = () => reject(new Refusal('away', 'The server does not answer.'));
    request.open('POST', pathAt(code, 'pictures'));
    request.setRequestHeader('authorization', `Bearer ${key}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'text';
    request.timeout = PATIENCE;
    request.upload.onprogress = ({ loaded, total }) => onsent(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onsent(1);
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText) as OwnPicture);
      else reject(refusalOf(request.responseText));
    };
    request.onerror = away;
    request.ontimeout = away;
    request.onabort = away;
    request.send(file);
  });
}
