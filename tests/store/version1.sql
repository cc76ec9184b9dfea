-- A database as the first released schema made it: what upgrades are tested from. Never to be changed.
CREATE TABLE tables (
    code TEXT NOT NULL PRIMARY KEY,
    created DOUBLE PRECISION NOT NULL,
    head BIGINT NOT NULL,
    touched DOUBLE PRECISION NOT NULL);
CREATE TABLE log (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (code, seq));
CREATE TABLE schema (version INTEGER NOT NULL);
INSERT INTO schema (version) VALUES (1);
INSERT INTO tables (code, created, head, touched) VALUES ('K7QX', 100.25, 2, 101.5), ('M2WD', 200.5, 1, 200.5);
INSERT INTO log (code, seq, at, data) VALUES
    ('K7QX', 1, 100.25, X'007b7dff'), ('K7QX', 2, 101.5, X'7b7d'), ('M2WD', 1, 200.5, X'');
