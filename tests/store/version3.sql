-- A database as schema version 3 made it: recorded clues. What upgrades are tested from; never to be changed.
CREATE TABLE tables (
    code TEXT NOT NULL PRIMARY KEY,
    created DOUBLE PRECISION NOT NULL,
    head BIGINT NOT NULL,
    touched DOUBLE PRECISION NOT NULL,
    due DOUBLE PRECISION);
CREATE TABLE log (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (code, seq));
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE settings (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE recordings (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
    name TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (code, name));
CREATE TABLE schema (version INTEGER NOT NULL);
INSERT INTO schema (version) VALUES (3);
INSERT INTO settings (name, value) VALUES ('kept', 'since version 2');
INSERT INTO tables (code, created, head, touched, due) VALUES
    ('K7QX', 100.25, 2, 101.5, 399.5), ('M2WD', 200.5, 1, 200.5, NULL);
INSERT INTO log (code, seq, at, data) VALUES
    ('K7QX', 1, 100.25, X'007b7dff'), ('K7QX', 2, 101.5, X'7b7d'), ('M2WD', 1, 200.5, X'');
INSERT INTO recordings (code, name, data) VALUES ('K7QX', 'hum', X'00ff');
