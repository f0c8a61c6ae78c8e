using System.CommandLine;
using System.CommandLine.Parsing;
using System.Reflection;
using Roundup.Catalogue.Planning;

namespace Roundup.Cli.Parsing;

internal sealed record HelpGroup(string Heading, IReadOnlyList<Option> Options);

internal sealed class OptionSet
{
    private readonly Type _type;
    private readonly object? _initial;
    private readonly List<OptionLine> _lines = [];
    private readonly List<(PropertyInfo Property, OptionSet Set)> _parts = [];
    private readonly List<OptionLine> _ordered = [];

    public OptionSet(Type type, OptionKinds kinds, Func<OptionAttribute, bool> isWanted, object? initial = null)
    {
        (_type, _initial) = (type, initial);
        var defaults = initial ?? Activator.CreateInstance(type)!;
        foreach (var property in type.GetProperties())
        {
            if (property.GetCustomAttribute<OptionAttribute>() is { } declared)
            {
                if (isWanted(declared))
                {
                    _lines.Add(OptionLine.Of(property, declared, kinds, property.GetValue(defaults)));
                    _ordered.Add(_lines[^1]);
                }
            }
            else if (property.IsDefined(typeof(OptionsAttribute)))
            {
                _parts.Add((property, new OptionSet(property.PropertyType, kinds, isWanted, property.GetValue(defaults))));
                _ordered.AddRange(_parts[^1].Set._ordered);
            }
        }

        // From the end: of several behind one option, the first stands first.
        foreach (var line in _ordered.Where(line => line.Declared.After is not null).Reverse().ToList())
        {
            _ordered.Remove(line);
            _ordered.Insert(_ordered.FindIndex(other => other.Declared.Name == line.Declared.After) + 1, line);
        }
    }

    // The options with a heading, each heading once; empty where there is one heading only, which divides nothing.
    public IReadOnlyList<HelpGroup> Groups
    {
        get
        {
            var groups = _ordered.Where(line => line.Declared.Group is not null)
                .GroupBy(line => line.Declared.Group!, line => (Option)line.Symbol)
                .Select(options => new HelpGroup(options.Key, [.. options]))
                .ToList();
            return groups.Count > 1 ? groups : [];
        }
    }

    public void AddTo(Command command)
    {
        foreach (var line in _ordered)
        {
            if (line.Symbol is Option option)
            {
                command.Add(option);
            }
            else
            {
                command.Add((Argument)line.Symbol);
            }
        }
    }

    public string? Given(ParseResult parsed, Func<OptionAttribute, bool> isWanted) =>
        _ordered.Find(line => !isWanted(line.Declared) && line.IsGiven(parsed))?.Declared.Name;

    // The record with what the command line says, else a suite file; a record in it is null where it was and nothing of it is given.
    public object Read(ParseResult parsed, ParseResult? file = null)
    {
        var read = Activator.CreateInstance(_type)!;
        foreach (var line in _lines)
        {
            var said = file is not null && line.IsGiven(file) ? file : parsed;
            if (line.ResultIn(said) is not null)
            {
                line.Property.SetValue(read, line.Read(said));
            }
        }

        foreach (var (property, set) in _parts)
        {
            var isGiven = new[] { parsed, file }.Any(said => said is not null && set.Given(said, _ => false) is not null);
            property.SetValue(read, set._initial is null && !isGiven ? null : set.Read(parsed, file));
        }

        return read;
    }
}

internal sealed record OptionLine(PropertyInfo Property, OptionAttribute Declared, Symbol Symbol, Func<ParseResult, object?> Read)
{
    public static OptionLine Of(PropertyInfo property, OptionAttribute declared, OptionKinds kinds, object? initial)
    {
        // Lists are parsed as arrays.
        var type = property.PropertyType;
        var parsed = type.IsGenericType && type.GetGenericTypeDefinition() == typeof(IReadOnlyList<>)
            ? type.GetGenericArguments()[0].MakeArrayType()
            : type;
        var create = declared is ArgumentAttribute ? nameof(CreateArgument) : nameof(CreateOption);
        var method = typeof(OptionLine).GetMethod(create, BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(parsed);
        var isNullable = new NullabilityInfoContext().Create(property).WriteState == NullabilityState.Nullable;
        var (symbol, read) = ((Symbol, Func<ParseResult, object?>))method.Invoke(null, [declared, kinds, initial, isNullable])!;
        return new(property, declared, symbol, read);
    }

    public SymbolResult? ResultIn(ParseResult parsed) => parsed.GetResult(Symbol);

    public bool IsGiven(ParseResult parsed) => ResultIn(parsed) switch
    {
        OptionResult option => !option.Implicit,
        { } argument => argument.Tokens.Count > 0,
        null => false,
    };

    private static (Symbol Symbol, Func<ParseResult, object?> Read) CreateOption<T>(
        OptionAttribute declared, OptionKinds kinds, object? initial, bool isNullable)
    {
        var option = new Option<T>(declared.Name)
        {
            HelpName = declared.Value,
            Description = kinds.Text(declared),
            Required = declared.IsRequired,
            CustomParser = (Func<ArgumentResult, T?>?)kinds.Parser(declared, typeof(T)),
        };
        if (kinds.Default(declared, initial) is T value)
        {
            option.DefaultValueFactory = _ => value;
        }

        object? empty = null;
        if (declared.Form == OptionForm.Optional)
        {
            option.Arity = ArgumentArity.ZeroOrOne;
            empty = "";
        }
        else if (typeof(T) == typeof(bool?))
        {
            empty = true;
        }

        kinds.Complete(option, declared.Names);
        return (option, parsed => parsed.GetValue(option) ?? empty);
    }

    private static (Symbol Symbol, Func<ParseResult, object?> Read) CreateArgument<T>(
        OptionAttribute declared, OptionKinds kinds, object? initial, bool isNullable)
    {
        var standard = kinds.Default(declared, initial);
        var argument = new Argument<T>(declared.Name)
        {
            HelpName = declared.Name,
            Description = kinds.Text(declared),
            Arity = declared.IsRequired ? (typeof(T).IsArray ? ArgumentArity.OneOrMore : ArgumentArity.ExactlyOne)
                : typeof(T).IsArray ? ArgumentArity.ZeroOrMore
                : isNullable || standard is not null ? ArgumentArity.ZeroOrOne
                : ArgumentArity.ExactlyOne,
            CustomParser = (Func<ArgumentResult, T?>?)kinds.Parser(declared, typeof(T)),
        };
        if (standard is T value)
        {
            argument.DefaultValueFactory = _ => value;
        }

        kinds.Complete(argument, declared.Names);
        return (argument, parsed => parsed.GetValue(argument));
    }
}
