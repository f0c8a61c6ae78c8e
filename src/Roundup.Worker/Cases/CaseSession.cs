using System;
using System.Collections.Generic;
using Roundup.Contracts;
using Roundup.Protocol;

namespace Roundup.Worker;

/// <summary>The case that is open, and what the experiments have made of it.</summary>
/// <param name="serializer">The library under test.</param>
/// <param name="models">The datasets that the worker was compiled with.</param>
/// <param name="registerLoops">Registers the timed loops of a dataset's roots (generated).</param>
internal sealed class CaseSession(ISerializer serializer, IReadOnlyList<IModelSet> models, Action<string> registerLoops)
{
    private readonly CaseOpener _opener = new(serializer);
    private readonly CompressorLoader _compressors = new();
    private readonly Dictionary<Type, object> _parts = [];
    private OpenedCase? _case;
    private string? _registered;

    /// <summary>Registers the command that opens a case.</summary>
    public void Register(CommandTable commands) => commands.Add<OpenCommand, OpenedAnswer>(OpenCommand.Type, Open);

    /// <summary>What an experiment keeps of the open case: made when it is first asked for, dropped with the case.</summary>
    public TPart Part<TPart>(ICaseVisitor<TPart> visitor)
        where TPart : class
    {
        if (!_parts.TryGetValue(typeof(TPart), out var part))
        {
            part = (_case ?? throw new InvalidOperationException("no case is open")).Accept(visitor);
            _parts.Add(typeof(TPart), part);
        }

        return (TPart)part;
    }

    private OpenedAnswer Open(OpenCommand command)
    {
        var set = ModelsOf(command.Dataset);
        _case = null;
        _parts.Clear();
        if (_registered != command.Dataset)
        {
            registerLoops(command.Dataset);
            _registered = command.Dataset;
        }

        var compressor = command.CompressorPath is { } path
            ? _compressors.Open(path, command.CompressorClass!, command.CompressorRow!)
            : null;
        _case = _opener.Open(set, command.Many, command.Row, command.Shape, command.ValuesPath, compressor);
        return new OpenedAnswer(_case.AdaptedFrom, compressor is null ? null : _compressors.SystemVersion);
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
