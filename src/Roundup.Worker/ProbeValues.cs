namespace Roundup.Worker;

/// <summary>Writes the values of probes to files, in the format of <see cref="Cases.Values{T}"/>. Generated code calls it.</summary>
public static class ProbeValues
{
    /// <summary>Splits an argument of the form <c>dataset:path</c>.</summary>
    /// <exception cref="ArgumentException">The argument has no colon.</exception>
    public static (string Dataset, string Path) Parse(string argument) =>
        argument.IndexOf(':') is var colon and > 0
            ? (argument.Substring(0, colon), argument.Substring(colon + 1))
            : throw new ArgumentException($"'{argument}' is not dataset:path", nameof(argument));

    /// <summary>
    /// Writes the values, and behind them what those of the partner read as. The pool of the file are the values alone.
    /// </summary>
    /// <exception cref="InvalidOperationException">The number of values is odd or 0.</exception>
    public static void Write<T>(string path, IProbe<T> probe, IModelSet models)
        where T : notnull
    {
        if (probe.Values.Count == 0 || probe.Values.Count % 2 != 0)
        {
            throw new InvalidOperationException($"{probe.GetType().FullName} has {probe.Values.Count} values: give an even number of them");
        }

        models.Accept(new Writer<T>(path, probe.Values, (probe as IVersionProbe<T>)?.Expected ?? []), many: false);
    }

    private sealed class Writer<TRoot>(string path, IReadOnlyList<TRoot> values, IReadOnlyList<TRoot> expected) : IModelVisitor
        where TRoot : notnull
    {
        public void Visit<T>(Model<T> model)
            where T : notnull
        {
            var canonical = (ICanonical<TRoot>)(object)model.Canonical;
            using var bytes = new MemoryStream();
            using var roots = new CanonicalWriter(bytes, false);
            foreach (var value in values)
            {
                canonical.Write(roots, value);
            }

            roots.Flush();
            var length = bytes.Length;
            foreach (var value in expected)
            {
                canonical.Write(roots, value);
            }

            roots.Flush();
            using var file = new CanonicalWriter(File.Create(path), false);
            file.Write(values.Count);
            file.Write(values.Count + expected.Count);
            file.Write(length);
            file.Flush();
            bytes.WriteTo(file.BaseStream);
        }
    }
}
