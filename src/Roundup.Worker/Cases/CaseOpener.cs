using System;
using Roundup.Contracts;

namespace Roundup.Worker;

/// <summary>
/// Opens one case: reads its values and takes its codec from the library. Keeps the values last read, which the next shape shares.
/// </summary>
internal sealed class CaseOpener(ISerializer serializer) : IModelVisitor
{
    private string? _path;
    private object? _values;
    private string _row = "";
    private Shape _shape;
    private IBytesCompressor? _compressor;
    private OpenedCase? _opened;

    /// <summary>Opens a case.</summary>
    /// <exception cref="NotSupportedException">The row does not offer this.</exception>
    public OpenedCase Open(IModelSet models, bool many, string row, Shape shape, string valuesPath, IBytesCompressor? compressor)
    {
        if (_path != valuesPath)
        {
            _values = null;
            _path = valuesPath;
        }

        _row = row;
        _shape = shape;
        _compressor = compressor;
        _opened = null;
        models.Accept(this, many);
        return _opened ?? throw new NotSupportedException($"the row registers no codec for {shape}");
    }

    /// <inheritdoc/>
    public void Visit<T>(Model<T> model)
        where T : notnull
    {
        var values = (Values<T>)(_values ??= Values<T>.Read(_path!, model.Canonical));
        var picker = new ShapePicker<T>(_shape, _compressor, values.Roots);
        serializer.Open(_row, model, picker);
        if (picker.Driver is { } driver)
        {
            _opened = new OpenedCase<T>(driver, picker.Codec!, model, values);
        }
    }
}
