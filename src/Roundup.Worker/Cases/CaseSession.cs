using Roundup.Protocol;
using Roundup.Protocol.Checks;
using Roundup.Worker.Messages;
using Roundup.Worker.Shapes;

namespace Roundup.Worker.Cases;

internal sealed class CaseSession(ISerializer serializer, IReadOnlyList<IModelSet> models, Action<string> registerLoops)
{
    private readonly CaseOpener _opener = new(serializer);
    private readonly CompressorLoader _compressors = new();
    private readonly List<(OpenedCase Case, Dictionary<Type, object> Parts)> _open = [];
    private int _used;
    private string? _registered;
    private ProbeCommand? _probe;

    public void Register(CommandTable commands)
    {
        commands.Add<OpenCommand, OpenedAnswer>(OpenCommand.Type, Open);
        commands.Add<UseCommand, UsedAnswer>(UseCommand.Type, Use);
    }

    // The object that an experiment keeps for the selected case. It is created on the first request and dropped with the case.
    public TPart Part<TPart>(ICaseVisitor<TPart> visitor)
        where TPart : class => Part(_used, visitor);

    public IReadOnlyList<TPart> AllParts<TPart>(ICaseVisitor<TPart> visitor)
        where TPart : class => [.. Enumerable.Range(0, _open.Count).Select(place => Part(place, visitor))];

    // The open probe with another codec of the serializer, and with the same values.
    // schema: the schema of the payloads that it will read; null for the serializer's own.
    public OpenedCase OpenAgain(string? schema = null) => _probe is { } probe
        ? _opener.Open(
            ModelsOf(probe.Dataset),
            new(probe.Serializer, probe.Dataset, probe.Many, probe.Shape, probe.ValuesPath),
            null,
            new PayloadSchema(schema))
        : throw new InvalidOperationException("no probe is open");

    // Opens a probe in place of all cases.
    public OpenedAnswer Open(ProbeCommand command)
    {
        _open.Clear();
        _probe = command;
        var opened = OpenAgain();
        _open.Add((opened, []));
        _used = 0;
        return new OpenedAnswer(opened.CodecName, opened.AdaptedFrom, null);
    }

    private TPart Part<TPart>(int place, ICaseVisitor<TPart> visitor)
        where TPart : class
    {
        var (opened, parts) = place < _open.Count ? _open[place] : throw new InvalidOperationException("no case is open");
        if (!parts.TryGetValue(typeof(TPart), out var part))
        {
            part = opened.Accept(visitor);
            parts.Add(typeof(TPart), part);
        }

        return (TPart)part;
    }

    private OpenedAnswer Open(OpenCommand command)
    {
        var set = ModelsOf(command.Dataset);
        if (command.Place == 0)
        {
            _open.Clear();
        }

        if (command.Place != _open.Count)
        {
            throw new InvalidOperationException($"case {command.Place} cannot be opened while {_open.Count} are open");
        }

        if (_registered != command.Dataset)
        {
            registerLoops(command.Dataset);
            _registered = command.Dataset;
        }

        var compressor = command.CompressorPath is { } path
            ? _compressors.Open(path, command.CompressorClass!, command.CompressorConfiguration!)
            : null;
        var opened = _opener.Open(set, command, compressor);
        _open.Add((opened, []));
        _used = command.Place;
        return new OpenedAnswer(
            opened.CodecName, opened.AdaptedFrom, compressor is null ? null : _compressors.SystemVersion, opened.Note);
    }

    private UsedAnswer Use(UseCommand command)
    {
        _used = command.Place >= 0 && command.Place < _open.Count
            ? command.Place
            : throw new InvalidOperationException($"there is no case {command.Place}: {_open.Count} are open");
        return new UsedAnswer();
    }

    private IModelSet ModelsOf(string dataset)
    {
        foreach (var set in models)
        {
            if (set.Dataset == dataset)
            {
                return set;
            }
        }

        throw new NotSupportedException($"the worker was built without the dataset {dataset}");
    }
}

// Opens one case: reads its values and gets its codec from the library. Keeps the values that were read last, because the next shape often
// uses the same ones.
internal sealed class CaseOpener(ISerializer serializer) : IModelVisitor
{
    private string? _path;
    private object? _values;
    private OpenCommand? _command;
    private IBytesCompressor? _compressor;
    private PayloadSchema? _schema;
    private OpenedCase? _opened;

    public OpenedCase Open(IModelSet models, OpenCommand command, IBytesCompressor? compressor, PayloadSchema? untimed = null)
    {
        if (_path != command.ValuesPath)
        {
            _values = null;
            _path = command.ValuesPath;
        }

        _command = command;
        _compressor = compressor;
        _schema = untimed;
        _opened = null;
        models.Accept(this, command.Many);
        return _opened ?? throw new NotSupportedException($"the entrant registers no codec for {command.Shape}");
    }

    public void Visit<T>(Model<T> model)
        where T : notnull
    {
        var values = (Values<T>)(_values ??= Values<T>.Read(_path!, model.Canonical));
        var picker = new ShapePicker<T>(_command!.Shape, _command.Streams, _compressor, values.Roots, _schema is null);
        serializer.Open(_command.Serializer, _schema is null ? model : model.With(_schema), picker);
        if (picker.Driver is { } driver)
        {
            _opened = new OpenedCase<T>(driver, picker.Codec!, model, values) { Note = picker.Noted };
        }
    }
}
